import { atRest, eventually, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openConsent, press, ranOn, useThirdParty } from './third-party.ts'

const shop = useShop()
const third = useThirdParty()
const at = (path: string) => `${third.server.origin}${path}`

describe('before the visitor has allowed anything', () => {
  it('nothing that scripts put into the page asks a third party for anything, by whatever way it comes', async () => {
    const ways = `
      const at = (path) => '${third.server.origin}' + path
      const make = (path) => Object.assign(document.createElement('script'), { src: at(path) })
      document.head.appendChild(make('/track/count-append.js'))
      document.head.insertBefore(make('/track/count-before.js'), document.head.firstChild)
      document.body.append('text', make('/track/count-parent.js'))
      document.body.firstElementChild.after(make('/track/count-after.js'))
      document.body.insertAdjacentElement('beforeend', make('/track/count-adjacent.js'))
      const fragment = new DocumentFragment()
      fragment.append(document.createElement('p'))
      fragment.firstChild.append(make('/track/count-fragment.js'))
      document.body.appendChild(fragment)
      const range = document.createRange()
      range.selectNodeContents(document.body)
      range.insertNode(make('/track/count-range.js'))
      const late = document.createElement('script')
      document.head.append(late)
      late.src = at('/track/count-late-src.js')
      const attribute = document.createElement('script')
      attribute.setAttribute('src', at('/track/count-attribute.js'))
      document.head.append(attribute)
      document.write('<script src="' + at('/track/count-written.js') + '"><\\/script>')
      for (let n = 0; n < 10; n += 1) document.head.appendChild(make('/track/ads-' + n + '.js'))
      const frame = document.createElement('iframe')
      frame.src = at('/map/appended')
      document.body.append(frame)
      const lateFrame = document.createElement('iframe')
      document.body.append(lateFrame)
      lateFrame.src = at('/map/late-src')
      const box = document.createElement('div')
      document.body.append(box)
      box.innerHTML = '<p><iframe width=300 height=150 src="' + at('/map/inner') + '"></iframe><img src="' + at('/pixel/inner') + '" alt=""></p>'
      box.insertAdjacentHTML('beforeend', "<iframe src='" + at('/map/adjacent') + "'></iframe>")
      new Image().src = at('/pixel/detached')
      const picture = document.createElement('img')
      picture.setAttribute('src', at('/pixel/attribute-${crypto.randomUUID()}'))
      document.body.append(picture)
      window.beacon = navigator.sendBeacon(at('/beacon/sent'), 'data')
      window.answer = fetch(at('/beacon/fetched'), { keepalive: true }).then(({ status }) => status)
    `
    const { page, pageErrors } = await openConsent(shop, third, { main: `<p>Words</p><script>${ways}</script>` })
    await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
    await atRest(page, third.server)
    expect(third.asked).toEqual([])
    expect(await ranOn(page)).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'beacon'))).toBe(true)
    await press(page, 'accept-button')
    const named = [...ways.matchAll(/'(\/[\w-]+\/[^']*[^-'])'/g)].map(([, path = '']) => path)
    const all = [...named, ...Array.from({ length: 10 }, (_, n) => `/track/ads-${n}.js`)]
    await eventually(() => third.asked.toSorted()).toEqual(all.toSorted())
    await eventually(() => ranOn(page).then(({ length }) => length)).toBe(all.filter((path) => path.startsWith('/track/')).length)
    expect(await page.evaluate(() => Reflect.get(window, 'answer'))).toBe(204)
    expect(pageErrors).toEqual([])
  })

  it('what is printed switched off, or without its address, asks nobody, and a script that is printed live does not run', async () => {
    const main = `
      <script type="text/plain" data-cookieyes="cookieyes-analytics" id="marked" src="${at('/track/count.js')}"></script>
      <script data-cookieyes="cookieyes-analytics">window.ran = ['inline']</script>
      <iframe data-cookieyes="cookieyes-functional" data-cookieyes-src="${at('/map/printed')}" title="Map" width="300" height="150"></iframe>
      <img data-cookieyes="cookieyes-advertisement" data-cookieyes-src="${at('/pixel/printed')}" alt="">`
    const { page } = await openConsent(shop, third, { main })
    await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
    await atRest(page, third.server)
    expect([third.asked, await ranOn(page)]).toEqual([[], []])
  })

  it('a script that the page prints live is fetched ahead by the browser, and does not run', async () => {
    const { page, consoleWarnings } = await openConsent(shop, third, { main: `<script id="live" async data-x="1" src="${at('/track/count.js')}"></script>` })
    await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
    await atRest(page, third.server)
    expect(await ranOn(page)).toEqual([])
    expect(consoleWarnings).toEqual([expect.stringMatching(/had asked for .*\/track\/count\.js before it could be held back: print it with type="text\/plain"/)])
    await press(page, 'accept-button')
    await eventually(() => ranOn(page)).toEqual(['live count.js'])
  })
})

it('what was allowed under an earlier revision of the policy waits from the first script on, until the visitor has chosen anew', async () => {
  const head = '<script type="application/json" id="tillkit-config">{"units": {"consent": {"revision": 2}}}</script>'
  const main = `<script type="text/plain" data-cookieyes="cookieyes-analytics">(window.ran ??= []).push('inline')</script><script>new Image().src = '${at('/pixel/made')}'</script>`
  const { page } = await openConsent(shop, third, {
    main,
    print: (html) => html.replace('<head>', `<head>${head}`),
    allowed: ['analytics', 'advertisement'],
    before: (tab) => tab.context().addCookies([{ name: 'tillkit-consent-revision', value: '1', url: shop.server.origin }]),
  })
  await page.locator('[data-cky-tag="accept-button"]').first().waitFor()
  await atRest(page, third.server)
  expect([third.asked, await ranOn(page)]).toEqual([[], []])
  await press(page, 'accept-button')
  await eventually(() => third.asked).toEqual(['/pixel/made'])
  await eventually(() => ranOn(page)).toEqual(['inline'])
})

describe('what is released', () => {
  it('runs in its order and once, is the very element with all that it carries, and is told of what it has missed, by itself', async () => {
    const listen = (name: string) => `for (const [target, type] of [[document, 'DOMContentLoaded'], [window, 'load']]) target.addEventListener(type, (event) => ran.push('${name} ' + event.type + ' ' + (event.target === target)))`
    third.server.page('/track/count-listen.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }, body: `ran.push(document.currentScript.dataset.site); ${listen('one')}; window.onload = () => ran.push('onload')` }))
    const main = `
      <script>window.ran = []; document.addEventListener('DOMContentLoaded', () => ran.push('page')); window.first = undefined</script>
      <script id="listens" type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count-listen.js')}" data-site="till" crossorigin="anonymous"></script>
      <script id="inline" type="text/plain" data-cookieyes="cookieyes-analytics">ran.push('inline ' + document.currentScript.id + ' ' + (typeof ran))</script>
      <script id="gone" type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/gone/gone.js')}"></script>
      <script id="last" type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count-last.js')}"></script>
      <script>window.elements = [...document.querySelectorAll('[id][data-cookieyes]')]</script>`
    const { page, pageErrors } = await openConsent(shop, third, { main })
    await press(page, 'accept-button')
    await eventually(() => ranOn(page)).toEqual(['page', 'till', 'inline inline object', 'one DOMContentLoaded true', 'one load true', 'onload', 'last count-last.js'])
    await atRest(page, third.server)
    const kept = await page.evaluate(() => {
      const elements = Reflect.get(window, 'elements') as HTMLScriptElement[]
      return elements.map((one) => [document.getElementById(one.id) === one, one.getAttribute('type'), one.dataset['site'], one.crossOrigin])
    })
    expect(kept[0]).toEqual([true, null, 'till', 'anonymous'])
    expect(third.asked.filter((path) => path.includes('count-last'))).toHaveLength(1)
    expect(await ranOn(page)).toHaveLength(7)
    expect(pageErrors).toEqual([])
  })

  it('writes behind its own script, and the page stays', async () => {
    third.server.page('/track/count-writes.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: `document.write('<b id="written">Wri'); document.writeln('tten</b><script>(window.ran ??= []).push("from it")<' + '/script>')` }))
    const main = `<p id="before">Before</p><script id="writes" type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count-writes.js')}"></script><p id="after">After</p>
      <script type="text/plain" data-cookieyes="cookieyes-analytics">document.write('<i id="inline-written">too</i>')</script>`
    const { page } = await openConsent(shop, third, { main })
    await press(page, 'accept-button')
    await eventually(() => ranOn(page)).toEqual(['from it'])
    await page.locator('#inline-written').waitFor()
    expect(await page.locator('#writes + #written').textContent()).toBe('Written')
    expect(await page.locator('#before').isVisible()).toBe(true)
  })

  it('that hangs holds up no others, and pictures and frames not at all', async () => {
    third.server.page('/track/count-hangs.js', () => new Promise(() => undefined))
    const main = `<script type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count-hangs.js')}"></script>
      <script type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count-next.js')}"></script>
      <img data-cookieyes="cookieyes-advertisement" data-cookieyes-src="${at('/pixel/printed')}" alt="">`
    const { page } = await openConsent(shop, third, { main })
    await press(page, 'accept-button')
    await eventually(() => third.asked.slice(0, 2).toSorted()).toEqual(['/pixel/printed', '/track/count-hangs.js'])
    await eventually(() => ranOn(page)).toEqual(['count-next.js'])
  })

  it('is what its category allows, and no more; what is taken back waits again', async () => {
    const main = `<script type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count.js')}"></script><script type="text/plain" data-cookieyes="cookieyes-advertisement" src="${at('/track/ads.js')}"></script>`
    const { page } = await openConsent(shop, third, { main, allowed: ['analytics'] })
    await eventually(() => third.asked).toEqual(['/track/count.js'])
    await atRest(page, third.server)
    expect(await ranOn(page)).toEqual(['count.js'])
    await page.context().addCookies([{ name: 'cookieyes-consent', value: 'consentid:x,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no', url: shop.server.origin }])
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.evaluate((src) => document.head.append(Object.assign(document.createElement('script'), { src })), at('/track/count-again.js'))
    await atRest(page, third.server)
    expect(third.asked).toEqual(['/track/count.js'])
  })

  it('comes on every later page, inline scripts too, without anybody touching it', async () => {
    const main = `<script type="text/plain" data-cookieyes="cookieyes-analytics">window.ran = ["inline"]</script>
      <iframe data-cookieyes="cookieyes-functional" data-cookieyes-src="${at('/map/printed')}" title="Map" width="300" height="150"></iframe>
      <img data-cookieyes="cookieyes-advertisement" data-cookieyes-src="${at('/pixel/printed')}" alt="">`
    const { page } = await openConsent(shop, third, { main, allowed: ['analytics', 'functional'] })
    await eventually(() => ranOn(page)).toEqual(['inline'])
    await eventually(() => third.asked).toEqual(['/map/printed'])
    expect(await page.locator('.tillkit-placeholder').count()).toBe(0)
  })
})

describe('a page with a strict policy', () => {
  it('has what is released run by its own nonce, or by the trust in whoever puts it there, and Trusted Types take no offence', async () => {
    const main = `<script type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count.js')}"></script><script type="text/plain" data-cookieyes="cookieyes-analytics">(window.ran ??= []).push('inline')</script>`
    const policy = "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types tillkit"
    const { page, pageErrors, consoleErrors } = await openConsent(shop, third, { main, print: (html) => html.replaceAll('<script', '<script nonce="abc"'), headers: { 'content-security-policy': policy } })
    await press(page, 'accept-button')
    await eventually(() => ranOn(page)).toEqual(['count.js', 'inline'])
    expect([pageErrors, consoleErrors]).toEqual([[], []])
  })
})

describe('everybody else', () => {
  it('finds the browser\'s own: nothing that makes or describes an element is replaced, and what is looked at looks native', async () => {
    const { page } = await openConsent(shop, third, { main: '<p>Words</p>' })
    const found = await page.evaluate(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const other = frame.contentWindow as unknown as { Node: typeof Node; Element: typeof Element; HTMLScriptElement: typeof HTMLScriptElement; Document: typeof Document; navigator: Navigator }
      const script = document.createElement('script')
      script.src = '/none.js'
      const text = Function.prototype.toString
      const isNative = (value: unknown) => /^function .*\{\s*\[native code\]\s*\}$/.test(text.call(value))
      const same = (mine: object, theirs: object, name: string) => {
        const [one, two] = [mine, theirs].map((owner) => Object.getOwnPropertyDescriptor(owner, name))
        return [one?.get?.name === two?.get?.name, text.call(one?.get ?? one?.value) === text.call(two?.get ?? two?.value)]
      }
      return {
        own: ['createElement', 'appendChild'].map((name) => Object.hasOwn(document, name)),
        untouched: [same(Document.prototype, other.Document.prototype, 'createElement'), same(Element.prototype, other.Element.prototype, 'setAttribute'), same(HTMLScriptElement.prototype, other.HTMLScriptElement.prototype, 'type'), same(HTMLScriptElement.prototype, other.HTMLScriptElement.prototype, 'src')],
        looks: [isNative(Node.prototype.appendChild), Node.prototype.appendChild.name, Node.prototype.appendChild.length, isNative(navigator.sendBeacon), isNative(document.write), isNative(fetch)],
        script: [script.type, script.getAttribute('type'), script.src.endsWith('/none.js'), Object.getOwnPropertyNames(script)],
      }
    })
    expect(found).toEqual({
      own: [false, false],
      untouched: [[true, true], [true, true], [true, true], [true, true]],
      looks: [true, 'appendChild', 1, true, true, true],
      script: ['', null, true, []],
    })
  })

  it('keeps the gate where it is the plugin\'s own script, and what ours had switched off is on again', async () => {
    shop.server.page('/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: 'window.theirs = true' }))
    const main = `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${at('/track/count-early.js')}' }))</script>
      <script id="cookie-law-info-js" src="/wp-content/plugins/cookie-law-info/lite/frontend/js/script.min.js"></script>
      <script>document.head.append(Object.assign(document.createElement('script'), { src: '${at('/track/count-late.js')}' }))</script>`
    const { page } = await openConsent(shop, third, { main })
    await eventually(() => ranOn(page).then((ran) => ran.toSorted())).toEqual(['count-early.js', 'count-late.js'])
    expect(await page.locator('.cky-consent-container').count()).toBe(0)
  })

  it('gets everything where nobody asks the visitor', async () => {
    const printed = `<script data-cookieyes="cookieyes-analytics" src="${at('/track/count.js')}"></script>`
    const { page } = await openConsent(shop, third, {
      print: (html) => html.replace(/<script id="cookie-law-info-js-extra">.*?<\/script>/s, '').replace(/<script id="ckyBannerTemplate".*?<\/script>/s, printed),
    })
    await eventually(() => ranOn(page)).toEqual(['count.js'])
  })

  it('keeps a picture that it gives another address while the first waits', async () => {
    const main = `<script>window.picture = new Image(); picture.src = '${at('/pixel/first')}'; picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='</script>`
    const { page } = await openConsent(shop, third, { main })
    await press(page, 'accept-button')
    await atRest(page, third.server)
    expect(third.asked).toEqual([])
    expect(await page.evaluate(() => (Reflect.get(window, 'picture') as HTMLImageElement).src)).toMatch(/^data:/)
  })

  it('lives with a gate that is printed twice, which is said', async () => {
    const again = '<script src="/tillkit/0.1.0/consent.early.js"></script>'
    const { page, consoleErrors } = await openConsent(shop, third, { globals: again, main: `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${at('/track/count.js')}' }))</script>` })
    await press(page, 'accept-button')
    await eventually(() => ranOn(page)).toEqual(['count.js'])
    expect(consoleErrors).toEqual([expect.stringContaining('consent.early.js is on this page twice')])
  })

  it('has the gate from the unit where its early script is not there, which is said', async () => {
    const { page, consoleErrors } = await openConsent(shop, third, {
      main: `<script type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/track/count.js')}"></script>`,
      before: (its) => its.route('**/consent.early.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
    })
    await page.waitForFunction(() => Symbol.for('tillkit-gate') in window)
    await page.evaluate((src) => document.head.append(Object.assign(document.createElement('script'), { src })), at('/track/ads.js'))
    await atRest(page, third.server)
    expect(third.asked).toEqual([])
    await press(page, 'accept-button')
    await eventually(() => ranOn(page)).toEqual(['count.js', 'ads.js'])
    expect(consoleErrors.filter((line) => line.includes('consent.early.js is not on this page'))).toHaveLength(1)
  })
})
