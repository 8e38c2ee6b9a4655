import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openMountPage } from './mount-page.ts'

const shop = useShop()

/** What servers print, and what browsers make of it in odd places. No picture outside of `noscript`: the browser's own way loads it. */
const PRINTED = [
  '<p>a<noscript><div><img src="/fallback.png"></div></noscript>b</p>',
  '<table><noscript><tr><td>x</td></tr></noscript><tbody><tr><td>y<noscript></td></tr></noscript>z</td></tr></tbody></table>',
  '<ul><li>a<noscript><li>b</noscript></li></ul>',
  '<a href="#a">a<noscript><a href="#b">b</a></noscript></a>',
  '<form><noscript></form><form></noscript><input name="q"></form>',
  '<select><option>1</option></select><noscript><button type="submit" name="update">Update</button></noscript>',
  '<noscript class="a>b" title=\'</noscript>\'>&lt;b&gt; &amp;amp; &nbsp;<b></noscript>',
  '<noscript><!-- </noscript> --> <p>c</p>',
  '<div title="<noscript>"><script type="text/plain">"<noscript><i></noscript>"</script><textarea><noscript>t</noscript></textarea></div>',
  '<template><noscript><i>t</i></noscript></template><noscript>u</noscript>',
  '<NOSCRIPT><iframe src="/tracker"></iframe></NOSCRIPT>',
  '<b><p>a</b><noscript><i>b</i></noscript></p>',
  '<svg viewBox="0 0 1 1"><title>t</title></svg><noscript><i>a</i></noscript>',
  '<!-- <noscript><i> --><noscript><i>a</i></noscript><noscript><p>never closed',
]

describe('HTML of the server\'s', () => {
  it('becomes what the browser itself makes of it on a page whose scripts run', async () => {
    const page = await openMountPage(shop, '')
    const pairs = await page.evaluate(`${JSON.stringify(PRINTED)}.map((html) => {
      const own = document.createElement('div')
      own.innerHTML = html
      const ours = document.createElement('div')
      ours.append(T.parseFragment(html))
      const templates = (root) => [...root.querySelectorAll('template')].map(({ content }) => [...content.querySelectorAll('noscript')].map((each) => [each.childElementCount, each.textContent]))
      return [ours, own].map((root) => [root.innerHTML.replace(/<template>.*<.template>/, ''), templates(root).map((all) => all.map(([, text]) => text))])
    })`) as [unknown, unknown][]
    for (const [index, [ours, own]] of pairs.entries()) expect(ours, PRINTED[index]).toEqual(own)
  })

  it('brings no fallback picture, field, button or script to life, and none of the head\'s styles', async () => {
    const page = await openMountPage(shop, '<form id="place"></form>')
    const html = '<noscript><img src="/fallback.png"><input name="captcha" value=""><button name="update">Update</button><script>window.ran = true</script><style>form { display: none }</style></noscript><button name="order">Order</button>'
    const whole = `<!doctype html><html><head><noscript><style>body { display: none }</style><link rel="stylesheet" href="/fallback.css"><meta name="m"></noscript></head><body>${html}</body></html>`
    const found = await page.evaluate(`(() => {
      const html = ${JSON.stringify(html).replaceAll('</script', '<\\/script')}
      const whole = ${JSON.stringify(whole).replaceAll('</script', '<\\/script')}
      T.serverHtml(life, place).replace(html)
      const first = [...place.elements].map(({ name }) => name)
      place.append(T.parseFragment(whole))
      return [first, [...new FormData(place).keys()], [...place.querySelectorAll('style, link, meta, img')].length, place.querySelectorAll('noscript').length, window.ran === undefined]
    })()`)
    expect(found).toEqual([['order'], [], 0, 3, true])
    await page.evaluate(async () => {
      await (await fetch('/mount/')).text()
    })
    expect(shop.server.requests.filter(({ path }) => path.startsWith('/fallback'))).toEqual([])
  })

  it('is written out of a page that was asked for as it was sent, so that what reads a fallback as HTML finds it', async () => {
    const page = await openMountPage(shop, '<div id="place"></div>')
    const html = '<div class="box"><noscript><img src="/fallback.png?a=1&amp;b=2" alt="&lt;b&gt;"></noscript><b>&lt;&nbsp;</b></div>'
    const found = await page.evaluate(`(() => {
      const html = ${JSON.stringify(html)}
      const [box] = T.parseFragment(html).children
      const region = T.serverHtml(life, place)
      region.replace(T.htmlOf(box))
      return [T.htmlOf(box, true), place.innerHTML, T.htmlOf(place), place.querySelector('noscript').textContent]
    })()`)
    const inner = html.replace(/^<div class="box">|<\/div>$/g, '')
    expect(found).toEqual([html, inner, inner, '<img src="/fallback.png?a=1&amp;b=2" alt="&lt;b&gt;">'])
  })

  it('is used again node by node with its fallbacks, and left alone where it is as it was printed', async () => {
    const print = (quantity: number) => `<ul>${['a', 'b'].map((key) => `<li data-key="${key}"><input name="${key}" value="${key === 'a' ? quantity : 1}"><noscript><button name="update">Update ${key === 'a' ? quantity : 1}</button></noscript></li>`).join('')}</ul>`
    const page = await openMountPage(shop, `<form id="place">${print(1)}</form>`)
    const found = await page.evaluate(`(async () => {
      await T.ensureMorph(async () => ({ morphBy: T.morphBy }))
      const region = T.serverHtml(life, place, { keys: { keyed: 'li', keyOf: (line) => line.dataset.key } })
      const [first, second] = place.querySelectorAll('li')
      const changes = new MutationObserver(() => undefined)
      changes.observe(second, { subtree: true, childList: true, characterData: true })
      region.replace(${JSON.stringify(print(2))})
      const isSame = [first, second].every((line, at) => place.querySelectorAll('li')[at] === line)
      return [place.innerHTML, isSame, changes.takeRecords().length, [...place.elements].map(({ name }) => name), failed]
    })()`)
    expect(found).toEqual([print(2), true, 0, ['a', 'b'], []])
  })
})
