// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { withAttributes } from './tag.ts'
import { createTagStream } from './tag-stream.ts'

/** The names of the start tags that were seen, in order. */
function tagsOf(html: string, size = html.length || 1): string[] {
  const seen: string[] = []
  const stream = createTagStream((tag) => {
    seen.push(tag.name)
    return tag.source
  })
  let out = ''
  for (let at = 0; at < html.length; at += size) out += stream.push(html.slice(at, at + size))
  expect(out + stream.end()).toBe(html)
  return seen
}

describe('start tags', () => {
  it.each([
    ['<p>a<b class=x>c', ['p', 'b']],
    ['<P\nID=1\t/><br/>', ['p', 'br']],
    ['a < b <3 <p>', ['p']],
    ['<!-- <p> --><i>', ['i']],
    ['<!--><i>', ['i']],
    ['<!---><i>', ['i']],
    ['<!-- a --!><i>', ['i']],
    ['<!-- <b> -- > <b> --><i>', ['i']],
    ['<!doctype html><?php echo "<b" ?><i>', ['i']],
    ['</ <b>x><i>', ['i']],
    ['<script>"<p>"</script><i>', ['script', 'i']],
    ['<script><!-- <script> "</script>" --></script><i>', ['script', 'i']],
    ['<script><!-- x </script><i>', ['script', 'i']],
    ['<script>"<!--"; "<script>"; "</script>"; //--></script><i>', ['script', 'i']],
    ['<script><!--></script><i>', ['script', 'i']],
    ['<script>a</scriptx></script ><i>', ['script', 'i']],
    ['<style>a > b { content: "<p>" }</style><i>', ['style', 'i']],
    ['<title><p></title><textarea><p></textarea><i>', ['title', 'textarea', 'i']],
    ['<noscript><img src=x></noscript><i>', ['noscript', 'i']],
    ['<svg><title/><style/><path d="a>b"/></svg><i>', ['svg', 'title', 'style', 'path', 'i']],
    ['<svg></svg><script/>x<b></script><i>', ['svg', 'script', 'i']],
    ['<a title="a>b" href=\'c>d\' e=f"g>h<i>', ['a', 'i']],
    ['<a "b>c"><i>', ['a', 'i']],
    ['<a =">x<i>', ['a', 'i']],
    ['<p><i', ['p']],
    ['<p><a href="never closed <i>', ['p']],
    ['<plaintext><i>', ['plaintext']],
  ])('%s', (html, expected) => {
    expect(tagsOf(html)).toEqual(expected)
    for (let size = 1; size < html.length; size += 1) expect(tagsOf(html, size)).toEqual(expected)
  })
})

describe('a tag that is rewritten', () => {
  const rewrite = (html: string, changes: Record<string, string | null>) => {
    const stream = createTagStream((tag) => withAttributes(tag, changes))
    return stream.push(html) + stream.end()
  }

  it.each([
    ['<script src=a.js>', { type: 'text/plain' }, '<script type="text/plain" src=a.js>'],
    [`<script TYPE='module' src="a.js" defer>`, { type: 'text/plain' }, '<script type="text/plain" src="a.js" defer>'],
    ['<script type src=a>', { type: 'x"y&z' }, '<script type="x&quot;y&amp;z" src=a>'],
    ['<link\n integrity = "sha"\n href=a/>', { integrity: null }, '<link\n href=a/>'],
    ['<img src=a src=b>', { src: null, 'data-src': 'a' }, '<img data-src="a">'],
    ['<br/>', { id: 'a' }, '<br id="a"/>'],
  ])('%s', (html, changes, expected) => expect(rewrite(html, changes)).toBe(expected))
})

it('takes time in proportion to a page\'s length, also when half of it is one tag', () => {
  const source = fileURLToPath(new URL('tag-stream.ts', import.meta.url))
  const { outputFiles } = buildSync({ entryPoints: [source], bundle: true, format: 'cjs', write: false })
  // In a process of its own: the time that this one takes is also that of the tests beside it.
  const script = `${outputFiles[0]?.text}\n${READ_PAGES}`
  const { short, long } = JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })) as Record<string, number>
  // 32 times as long. Going over the text again for each piece would take 1,024 times; what else the machine does takes its share.
  expect(Number(long) / Number(short)).toBeLessThan(256)
})

const READ_PAGES = `
  const read = (size) => {
    const json = '[{&quot;a&quot;:1}]'.repeat(size / 40)
    const html = '<form data-product_variations="' + json + '">' + '<p class="a">text</p>'.repeat(size / 40)
    const stream = module.exports.createTagStream((tag) => tag.source)
    const started = process.cpuUsage()
    let length = 0
    for (let at = 0; at < html.length; at += 8192) length += stream.push(html.slice(at, at + 8192)).length
    length += stream.end().length
    if (length !== html.length) throw new Error(html.length + ' characters became ' + length)
    const { user, system } = process.cpuUsage(started)
    return user + system
  }
  const best = (size) => Math.min(...[1, 2, 3].map(() => read(size)))
  read(200_000)
  process.stdout.write(JSON.stringify({ short: best(100_000), long: best(3_200_000) }))`
