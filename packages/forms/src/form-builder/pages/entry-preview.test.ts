import { builderPagesHtml } from '@tillkit/fixtures/form-builder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, one, type OpenForm, openForm, pass, type } from '../../../test/builder-form.ts'

let open: OpenForm

beforeEach(() => history.replaceState(null, ''))
afterEach(() => open.page.close())

const PREVIEW = field('10', 'entry-preview', {
  html: '<div class="wpforms-entry-preview-updating-message">Updating preview…</div><div class="wpforms-entry-preview-notice" style="display: none;">Nothing is sent yet.</div><div class="wpforms-entry-preview-wrapper" style="display: none;"></div>',
})

/** Opens a form whose second page shows what was filled in on the first. */
async function openPages(answers: (string | number)[]): Promise<void> {
  const html = builderPagesHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), pages: [{ fields: [field('1', 'text')] }, { fields: [PREVIEW] }] })
  open = await openForm({ fields: [], html, jquery: true, answers })
  Reflect.deleteProperty((window as unknown as { jQuery: JQueryStatic }).jQuery, 'ajaxSettings')
}

const answer = (html: string) => JSON.stringify({ success: true, data: html })
const press = async (page: number, action: string) => {
  one<HTMLElement>(`[data-page="${page}"] [data-action="${action}"]`).click()
  await pass(20)
}
const isShown = (part: string) => one<HTMLElement>(`.wpforms-entry-preview-${part}`).style.display !== 'none'
const shown = () => [isShown('updating-message'), isShown('notice'), isShown('wrapper'), one<HTMLElement>('.wpforms-field-entry-preview').style.display !== 'none']

it('what was filled in is shown as the server makes it of the form, anew each time that its page is come to', async () => {
  await openPages([answer('<b>Rolls</b>'), answer('<b>Drawers</b>')])
  const heard: unknown[][] = []
  ;(window as unknown as { jQuery: JQueryStatic }).jQuery(document).on('wpformsEntryPreviewUpdated', (_, ...args: unknown[]) => heard.push(args.map((arg) => (arg as JQuery)[0]?.id)))
  expect(shown()).toEqual([true, false, false, true])
  type('#wpforms-12-field_1', 'Rolls')
  await press(1, 'next')
  expect([one('.wpforms-entry-preview-wrapper').innerHTML, shown(), heard]).toEqual(['<b>Rolls</b>', [false, true, true, true], [['wpforms-form-12', 'wpforms-12-field_10-container']]])
  expect(open.sent.map((data) => ['action', 'current_entry_preview_id', 'wpforms[fields][1]'].map((name) => data.get(name)))).toEqual([['wpforms_get_entry_preview', '10', 'Rolls']])
  await press(2, 'prev')
  type('#wpforms-12-field_1', 'Drawers')
  await press(1, 'next')
  expect([one('.wpforms-entry-preview-wrapper').innerHTML, open.sent.length]).toEqual(['<b>Drawers</b>', 2])
})

it.each([['an error', 500], ['nothing to show', answer('')], ['a page', '<h1>Error</h1>']])('is left out where the server answers %s, and the form goes on', async (_, said) => {
  await openPages([said])
  await press(1, 'next')
  expect(shown()[3]).toBe(false)
  await press(2, 'prev')
  expect(one<HTMLElement>('.wpforms-page-1').style.display).not.toBe('none')
})

it('an answer that comes after the page was left is none', async () => {
  await openPages(['never', answer('<b>Now</b>')])
  await press(1, 'next')
  expect(shown()).toEqual([true, false, false, true])
  await press(2, 'prev')
  expect(vi.mocked(fetch).mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true])
  await press(1, 'next')
  expect([one('.wpforms-entry-preview-wrapper').innerHTML, shown()]).toEqual(['<b>Now</b>', [false, true, true, true]])
})
