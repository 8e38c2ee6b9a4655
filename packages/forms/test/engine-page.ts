import { openSharedPage, pageBundle, type Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

/** What the page's script sees as `E`: the engine, its page side, and what they stand on. */
const ENTRY = `
export * from '../src/engine/index.ts'
export * from '../src/engine/page/index.ts'
export { createLife } from '@tillkit/dom'
`

/** The engine's sources. */
const bundled = pageBundle({ globalName: 'E', folder: import.meta.dirname, entry: ENTRY, external: ['*.late.tsx'] })

/** A form of no family: a name, which a choice may ask for a number besides, and days to choose from. */
const BODY = `
  <h1>Write to us</h1>
  <form>
    <p><label for="name">Name</label><br><input id="name" name="name"></p>
    <p><label for="reason">Reason</label><br><select id="reason" name="reason"><option value="">Choose</option><option value="call">Call me</option></select></p>
    <p id="phone-line"><label for="phone">Number</label><br><input id="phone" name="phone"></p>
    <fieldset id="days"><legend>Days</legend><label><input type="radio" name="day" value="Mon"> Mon</label> <label><input type="radio" name="day" value="Tue"> Tue</label></fieldset>
    <div style="height: 120vh"></div>
    <p><label for="end">Anything else</label><br><input id="end" name="end"></p>
    <p><button>Send</button></p>
  </form>`

const START = `
  var sent = [], said = []
  var life = E.createLife(function (cause) { said.push(String(cause)) })
  var at = function (id) { return document.getElementById(id) }
  var field = function (id, rules, shownWhen) { return Object.assign({ id: id, type: 'text', label: id, rules: rules, initial: '' }, shownWhen && { shownWhen: shownWhen }) }
  var form = E.createForm(life, [
    field('name', [E.required('Tell us your name.')]),
    field('reason', []),
    field('phone', [E.required('Tell us your number.')], { source: 'reason', test: function (value) { return value === 'call' } }),
    field('day', [E.required('Choose a day.')]),
    field('end', [E.required('Tell us more.')]),
  ], { send: function (sending) { sent.push(sending.values); return Promise.resolve({ kind: 'sent' }) } })
  var one = function (id) { return { id: id, elements: [at(id)] } }
  var controls = [one('name'), one('reason'), Object.assign(one('phone'), { shell: at('phone-line') }),
    { id: 'day', elements: [].slice.call(document.querySelectorAll('[name=day]')), group: at('days'), label: document.querySelector('legend') }, one('end')]
  var announce = function (text) { said.push(text) }
  var root = document.querySelector('form')
  E.followControls(life, form, { root: root, controls: controls })
  E.showFields(life, form, { controls: controls, announce: announce })
  E.sendOnSubmit(life, form, { root: root, controls: controls, buttons: [document.querySelector('button')], announce: announce, invalid: function (count) { return count + ' to put right' } })`

/** Opens a page with a form that the engine follows; `sent` and `said` are what became of it. */
export async function openEnginePage(shop: Shop): Promise<Page> {
  shop.server.page('/engine/', `<!doctype html><html lang="en"><head><title>Engine</title><link rel="icon" href="data:,"></head><body>${BODY}<script>${await bundled()};${START}</script></body></html>`)
  shop.server.page('/elsewhere/', '<!doctype html><html lang="en"><head><title>Elsewhere</title></head><body><p>Elsewhere</p></body></html>')
  const page = await openSharedPage(shop.browser)
  await page.goto(`${shop.server.origin}/engine/`)
  return page
}
