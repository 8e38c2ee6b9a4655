/**
 * The errors that a page may tell of: those under "Errors" in the packages' READMEs, and the page `errors.html` that is built of
 * them. Reads no files, so that stories may use it too.
 */

/**
 * @typedef {{ name: string, words: string[], what: string, why: string, advice: string }} ErrorEntry
 *   `name`: its anchor; `words`: what stands in the console, in pieces
 */

const ENTRY = /^### (\S+)\n\n(`.+`)\n\n- What happened: (.+)\n- Why it matters: (.+)\n- What to do: (.+)$/gm

/**
 * The entries of one README.
 * @param {string} readme
 * @returns {ErrorEntry[]} none where it has no section "Errors"
 * @throws {Error} where an entry lacks one of its parts
 */
export function errorsIn(readme) {
  const section = /^## Errors\n(.*?)(?=^## )/ms.exec(readme)?.[1] ?? ''
  const entries = [...section.matchAll(ENTRY)].map(([, name = '', words = '', what = '', why = '', advice = '']) => ({
    name,
    words: [...words.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece),
    what,
    why,
    advice,
  }))
  const incomplete = [...section.matchAll(/^### (.+)$/gm)].find(([, name]) => !entries.some((entry) => entry.name === name))
  if (incomplete) throw new Error(`The error ${incomplete[1]}: write its words as code, "What happened:", "Why it matters:", "What to do:".`)
  return entries
}

/**
 * The page that console lines link to: it stands beside `tillkit.js`, and needs nothing else.
 * @param {readonly ErrorEntry[]} entries
 * @param {string} version
 */
export function errorsPage(entries, version) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Tillkit ${version}: errors</title>
<style>${LOOK}</style>
</head>
<body>
<h1>Tillkit ${version}: what the console says, and what to do</h1>
<nav><ul>${entries.map(({ name, words }) => `<li><a href="#${name}">${words.map(asText).join(', ')}</a></li>`).join('')}</ul></nav>
${entries.map(asArticle).join('\n')}
</body>
</html>
`
}

const LOOK =
  'body{margin:2rem auto;max-width:44rem;padding:0 1rem;color:#17241f;font:1rem/1.5 system-ui,sans-serif}' +
  'article{margin-block:2rem;padding:.25rem 1rem;border:1px solid #d8dfda;border-radius:.5rem}article:target{outline:3px solid #1a56c4}' +
  'h2{font-size:1.1rem}code{overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .75rem}'

/** @param {ErrorEntry} entry */
function asArticle({ name, words, what, why, advice }) {
  const said = words.map((piece) => `<code>${asText(piece)}</code>`).join(', ')
  return `<article id="${name}"><h2>${name}</h2><p>${said}</p><dl><dt>What happened</dt><dd>${asHtml(what)}</dd><dt>Why it matters</dt><dd>${asHtml(why)}</dd><dt>What to do</dt><dd>${asHtml(advice)}</dd></dl></article>`
}

/** @param {string} markdown of which code is the only mark */
function asHtml(markdown) {
  return asText(markdown).replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** @param {string} text */
function asText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
