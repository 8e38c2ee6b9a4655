import { heldFile, heldTimers, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openMountPage } from './mount-page.ts'

const shop = useShop()

/* The scripts are plain text: `T`, `life` and `failed` are globals of the page, and so are elements with an id. */
const body = '<main id="main"><p id="p">server</p></main>'

describe('a slot', () => {
  it('brings a popover back that was closed when its region was rewritten', async () => {
    const page = await openMountPage(shop, body)
    const isOpen = await page.evaluate(`(async () => {
      const slot = T.slot(life, { position: 'end', anchor: main })
      slot.innerHTML = '<div popover="manual">Prices</div>'
      const popover = slot.firstChild
      popover.showPopover()
      slot.addEventListener(T.PUT_BACK_EVENT, () => popover.showPopover())
      main.innerHTML = '<p>again</p>'
      await new Promise(requestAnimationFrame)
      return [slot.isConnected, popover.matches(':popover-open'), failed]
    })()`)
    expect(isOpen).toEqual([true, true, []])
  })

  it('takes copies out as they come, and does not fight for ever with a script that makes them anew', async () => {
    const page = await openMountPage(shop, body)
    const left = await page.evaluate(`(async () => {
      T.slot(life, { position: 'end', anchor: main }).append('ours')
      const copy = main.cloneNode(true)
      copy.id = 'copy'
      let made = 0
      new MutationObserver(() => {
        if (made < 500 && !document.querySelector('body > tillkit-slot')) {
          made += 1
          document.body.append(main.lastChild.cloneNode(true))
        }
      }).observe(document.body, { childList: true })
      document.body.append(copy)
      for (let frames = 3; frames > 0; frames -= 1) await new Promise(requestAnimationFrame)
      return [copy.innerHTML, made < 30, [...document.querySelectorAll('body > tillkit-slot')].map((one) => one.checkVisibility())]
    })()`)
    expect(left).toEqual(['<p id="p">server</p>', true, [false]])
  })
})

describe('adopt', () => {
  it.each([
    ['margin', '0px', 'margin-top: 5px'],
    ['padding', '1px', 'padding: var(--gap)'],
    ['overflow', 'hidden', 'overflow-y:scroll'],
  ])('puts the printed style back after a shorthand (%s) took longhands along', async (name, value, style) => {
    const page = await openMountPage(shop, `<p id="p" style="${style}">x</p>`)
    const [before, during, after] = (await page.evaluate(`(() => {
      const its = life.branch()
      const before = p.outerHTML
      T.adoptAs(its, p, { style: { '${name}': '${value}' } })
      const during = p.style.getPropertyValue('${name}')
      its.end()
      return [before, during, p.outerHTML]
    })()`)) as string[]
    expect(during).toBe(value)
    expect(after).toBe(before)
  })

  it('leaves a style that somebody else has set since, though one of us then made it what the server had printed', async () => {
    const page = await openMountPage(shop, '<p id="p" style="color:red">x</p>')
    const after = await page.evaluate(`(() => {
      const [one, other] = [life.branch(), life.branch()]
      T.adoptAs(one, p, { style: { width: '1px' } })
      p.style.width = '9px'
      T.adoptAs(other, p, { style: { width: '' } })
      const during = p.style.width
      other.end()
      one.end()
      return [during, p.style.width, p.style.color]
    })()`)
    expect(after).toEqual(['', '9px', 'red'])
  })

  it('puts content back that holds a slot and a node of ours, whatever was written in between', async () => {
    const page = await openMountPage(shop, body)
    const html = await page.evaluate(`(async () => {
      const its = life.branch()
      let text = 'ours 1', tell
      T.adopt(its, p, { getState: () => text, subscribe: (listener) => ((tell = listener), () => {}) }, (now) => ({ text: now }))
      T.slot(life, { position: 'end', anchor: p }).append('slot')
      for (text of ['ours 2', 'ours 3']) { tell(); await new Promise(requestAnimationFrame) }
      const during = p.innerHTML
      its.end()
      return [during, p.innerHTML]
    })()`)
    expect(html).toEqual(['ours 3<tillkit-slot>slot</tillkit-slot>', 'server<tillkit-slot>slot</tillkit-slot>'])
  })
})

describe('serverHtml', () => {
  it('runs inline scripts after the external ones that stand before them', async () => {
    shop.server.file('/slow.js', new URL('./slow.js', import.meta.url).pathname)
    const slow = heldFile('/slow.js')
    const page = await openMountPage(shop, body, { before: slow.before })
    await page.evaluate(`window.order = []; T.serverHtml(life, main).replace(
      '<script>order.push("before")</' + 'script><script src="/slow.js"></' + 'script><script src="/missing.js"></' + 'script>' +
      '<p><script>order.push("after, the library is " + typeof library)</' + 'script></p>')`)
    await slow.asked
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    expect(await page.evaluate('order')).toEqual(['before'])
    await slow.release()
    await expect.poll(() => page.evaluate('order')).toEqual(['before', 'library', 'after, the library is object'])
  })

  it('keeps the direction of a selection', async () => {
    const html = '<form class="note"><input name="note" value="Ring the bell"></form>'
    const page = await openMountPage(shop, `<main id="main">${html}</main>`)
    const found = await page.evaluate(`(() => {
      const region = T.serverHtml(life, main, { keep: [(region) => T.saveFocus(region)] })
      const field = () => main.querySelector('input')
      field().focus()
      field().setSelectionRange(5, 8, 'backward')
      region.replace('${html}<p>new</p>')
      return [field() === document.activeElement, field().selectionStart, field().selectionEnd, field().selectionDirection, failed]
    })()`)
    expect(found).toEqual([true, 5, 8, 'backward', []])
  })

  it('works where the page names the policies that it allows, and ours is not among them', async () => {
    const page = await openMountPage(shop, body, { policy: "script-src 'unsafe-inline' 'self'; trusted-types dompurify" })
    const seen = await page.evaluate(`(() => {
      T.adoptAs(life, p, { text: 'ours' })
      const text = p.textContent
      T.serverHtml(life, main).replace('<b>new</b><script>document.title = "ran"</' + 'script>')
      return [text, main.querySelector('b').textContent, document.title, failed]
    })()`)
    expect(seen).toEqual(['ours', 'new', 'ran', []])
  })
})

describe('the announcer', () => {
  it.each([
    ['opens', 'dialog [role="status"]'],
    ['closes', 'body > tillkit-slot > [role="status"]'],
  ])('speaks where it can be heard when a dialog %s while a text waits', async (what, place) => {
    const settling = heldTimers(350, 400)
    const page = await openMountPage(shop, '<dialog id="drawer">Basket</dialog>', { before: settling.before })
    await page.evaluate(`
      say = T.createQueues(life)()
      if ('${what}' === 'closes') drawer.showModal()
      say('2 items')`)
    expect(await settling.waits(page)).toHaveLength(1)
    await page.evaluate(`'${what}' === 'closes' ? drawer.close() : drawer.showModal()`)
    await expect.poll(async () => {
      await settling.runOut(page)
      return page.locator(place).allTextContents()
    }).toEqual(['2 items'])
    expect(await page.locator('[role="status"]').count()).toBe(1)
  })
})
