// The old website of Lowmoor, saved by Brother Lint: each page under its path.
const PAGES = new Map([
  [
    "/index.html",
    `<h1 id="top">Lowmoor</h1>
<p>Welcome! Read <a href="about.html">about us</a>, see the
<a class="big" href="/notices/">notices</a>, or visit
<a href="https://goldhand.example/">Goldhand &amp; Co.</a></p>
<p><a href="#bottom">To the bottom</a></p>`,
  ],
  [
    "/about.html",
    `<h1>About</h1>
<p id="mira">Mira runs the forge. <a href="people/mira.html#tea">Her tea</a> is famous.</p>
<p><a href="index.html#top">Home</a></p>`,
  ],
  [
    "/notices/index.html",
    `<h1>Notices</h1>
<ul>
  <li><a href="hinges.html">Hinges</a></li>
  <li><a href="soup.html">Soup</a></li>
</ul>
<p><a href="../index.html">Home</a>, <a href="mailto:board@lowmoor.example">write to us</a></p>`,
  ],
  [
    "/notices/hinges.html",
    `<h1 id="prices">Hinges</h1>
<p>6 coins each. <a href="#prices">Prices</a>, <a href="../about.html#mira">Mira</a>,
<a href="../about.html#tomas">Tomas</a></p>
<p><a href="./">All notices</a></p>`,
  ],
  [
    "/people/mira.html",
    `<h1>Mira</h1>
<p id="tea">Black, no sugar. <a href="../about.html">Back</a></p>`,
  ],
]);

export class NotFoundError extends Error {
  name = "NotFoundError";
}

export async function fetchPage(path) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const html = PAGES.get(path);
  if (html === undefined) throw new NotFoundError(`no page ${path}`);
  return html;
}
