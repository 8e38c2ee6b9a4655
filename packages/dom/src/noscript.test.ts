import { describe, expect, it } from 'vitest'
import { mapNoscript, noscriptAsSent, noscriptAsText } from './noscript.ts'

const marked = (html: string) => mapNoscript(html, (content) => `[${content}]`)

describe('what stands in noscript', () => {
  it.each([
    ['is text up to its end tag', '<p>a<noscript><b>x</b></noscript>b', '<p>a<noscript>[<b>x</b>]</noscript>b'],
    ['whatever its tag says, and however it is written', '<NoScript class="a>b" data-x=\'</noscript>\'><i></NOSCRIPT >', '<NoScript class="a>b" data-x=\'</noscript>\'>[<i>]</NOSCRIPT >'],
    ['is a comment\'s beginning, or half a tag, as any other text', '<noscript><!-- </div <a href="</noscript><p>', '<noscript>[<!-- </div <a href="]</noscript><p>'],
    ['is all of the rest where it never ends', 'a<noscript><img src=x>', 'a<noscript>[<img src=x>]'],
    ['is found more than once, and behind signs that begin nothing', '1 < 2 <3<noscript>a</noscript></>&<!x><?y><noscript></noscript>', '1 < 2 <3<noscript>[a]</noscript></>&<!x><?y><noscript>[]</noscript>'],
    ['is found behind values without quotes, and behind quotes that are no value', '<a href=/x?a=b&c="1" title=it\'s><p class=a"b><noscript>a</noscript>', '<a href=/x?a=b&c="1" title=it\'s><p class=a"b><noscript>[a]</noscript>'],
    ['is found behind an empty comment, and one that ends oddly', '<!--><noscript>a</noscript><!-- --!><noscript>b</noscript>', '<!--><noscript>[a]</noscript><!-- --!><noscript>[b]</noscript>'],
    ['is found in a template', '<template><noscript><i></noscript></template>', '<template><noscript>[<i>]</noscript></template>'],
  ])('%s', (_title, html, expected) => {
    expect(marked(html)).toBe(expected)
  })

  it.each([
    '<script>document.write("<noscript><img></noscript>")</script>',
    '<textarea><noscript>a</noscript></textarea>',
    '<style>/* <noscript> */</style><title><noscript></title>',
    '<!-- <noscript>a</noscript> -->',
    '<a title="<noscript>a</noscript>" data-x=\'<noscript>\'>b</a>',
    '<noscripted>a</noscripted>',
    '<iframe><noscript>a</noscript></iframe>',
    '<!-- <noscript>',
  ])('is nothing that only looks like it: %s', (html) => {
    expect(marked(html)).toBe(html)
  })

  it('comes back as it was sent', () => {
    const html = '<p><noscript><a href="?a=1&amp;b=2">&lt;b&gt;&nbsp;</a></noscript></p>'
    expect(noscriptAsText(html)).toBe('<p><noscript>&lt;a href="?a=1&amp;amp;b=2">&amp;lt;b&amp;gt;&amp;nbsp;&lt;/a></noscript></p>')
    expect(noscriptAsSent(noscriptAsText(html))).toBe(html)
  })

  it('is found in time that grows with the text alone', () => {
    const tag = `<a ${'=a'.repeat(20_000)}`
    const started = performance.now()
    marked(`${tag}<noscript>${'<b x="'.repeat(20_000)}`)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
