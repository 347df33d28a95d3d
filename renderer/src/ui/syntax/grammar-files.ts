/**
 * Addresses of highlight.js grammars by path: the languages that a lesson may mention without running them. Each is a file
 * of its own, which is fetched when the first code in it is shown.
 */
export const grammarFiles: Record<string, string> = import.meta.glob(
  [
    '../../../../node_modules/highlight.js/es/languages/{ada,apache,awk,clojure,cmake,cpp,csharp,css,dart}.js',
    '../../../../node_modules/highlight.js/es/languages/{diff,dockerfile,dos,elixir,elm,erlang,fortran,fsharp}.js',
    '../../../../node_modules/highlight.js/es/languages/{glsl,gradle,graphql,groovy,handlebars,haskell,http,ini}.js',
    '../../../../node_modules/highlight.js/es/languages/{java,julia,kotlin,latex,less,lisp,llvm,lua,makefile}.js',
    '../../../../node_modules/highlight.js/es/languages/{markdown,matlab,nginx,nim,nix,objectivec,ocaml,perl}.js',
    '../../../../node_modules/highlight.js/es/languages/{pgsql,php,powershell,prolog,properties,protobuf,r,ruby}.js',
    '../../../../node_modules/highlight.js/es/languages/{rust,scala,scheme,scss,shell,swift,tcl,vbnet,verilog}.js',
    '../../../../node_modules/highlight.js/es/languages/{vhdl,vim,wasm,x86asm,xml,yaml}.js',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
