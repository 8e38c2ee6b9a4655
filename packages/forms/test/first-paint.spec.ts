import { contactFormHtml, EVERY_FIELD, formsGlobalsScript, type FormField } from '@tillkit/fixtures/theme-forms'
import { fixturePage, heldFile, openHtml, useShop } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const SHEET = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`
/** A theme whose sheet does not hide fields with conditions. */
const OLDER = '<style>.et_pb_contact_form [data-conditional-logic] { display: block }</style>'
const CONDITIONAL = ['serial', 'phone', 'visit_day', 'bulk', 'nothing']

/** Opens a page with a form of every kind of field, some of which wait for an answer. Its unit does not come before the test says so. */
async function open(head = '', fields: readonly FormField[] = EVERY_FIELD) {
  const code = heldFile('contact-form.js')
  const html = fixturePage({ head: SHEET + head, main: contactFormHtml({ fields }), globals: formsGlobalsScript() })
  const { page } = await openHtml(shop.browser, shop.server, { path: '/contact/', html, waitForMount: false, before: code.before })
  return { page, code }
}

const shown = (page: Page) => page.evaluate((ids) => ids.filter((id) => document.querySelector(`p[data-id="${id}"]`)?.checkVisibility()), CONDITIONAL)
const waiting = (page: Page) => page.evaluate(() => document.getAnimations().length)
/** Lets the time pass for which fields wait for a form. */
const endWait = (page: Page) => page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))

describe('fields that wait for an answer', () => {
  it('are not there before their form\'s code, so that nothing moves when it comes; what an empty form shows is', async () => {
    const { page, code } = await open()
    await code.asked
    expect(await shown(page)).toEqual(['nothing'])
    await code.release()
    await page.waitForSelector('[data-tillkit-form]')
    expect([await shown(page), await waiting(page)]).toEqual([['nothing'], 0])
    await page.locator('select').first().selectOption('Till')
    expect(await shown(page)).toEqual(['serial', 'nothing'])
  })

  it('come with it, through a chain, where the answers that they wait for are there from the start', async () => {
    const { page, code } = await open('', [
      { id: 'by', type: 'radio', title: 'Answer by', options: [{ value: 'Phone', isChecked: true }, 'Post'] },
      { id: 'phone', title: 'Phone', rules: [['by', 'is', 'Phone']] },
      { id: 'visit_day', title: 'Day', rules: [['phone', 'is empty', ''], ['by', 'is', 'Phone']] },
    ])
    await code.asked
    expect(await shown(page)).toEqual(['visit_day'])
    await code.release()
    await page.waitForSelector('[data-tillkit-form]')
    expect(await shown(page)).toEqual(['phone', 'visit_day'])
  })

  it('come after a while where the code does not, and the theme\'s sheet does not hide them', async () => {
    const { page, code } = await open(OLDER)
    await code.asked
    expect(await shown(page)).toEqual(['nothing'])
    await endWait(page)
    expect(await shown(page)).toEqual(CONDITIONAL)
  })

  it('are the theme\'s own script\'s while that is live', async () => {
    const { page } = await open('<script id="divi-custom-script-js"></script>')
    expect([await shown(page), await waiting(page)]).toEqual([[], 0])
    const { page: older } = await open(`<script id="divi-custom-script-js"></script>${OLDER}`)
    expect([await shown(older), await waiting(older)]).toEqual([CONDITIONAL, 0])
  })
})
