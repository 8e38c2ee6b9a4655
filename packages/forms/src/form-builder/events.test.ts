import { builderErrors, builderConfirmation } from '@tillkit/fixtures/form-builder'
import { afterEach, expect, it } from 'vitest'
import { field, one, type OpenForm, openForm, pass, submit, type } from '../../test/builder-form.ts'

let open: OpenForm

afterEach(() => open.page.close())

/** Notes events of jQuery's as its listeners get them. */
async function openWithJQuery(answer: string) {
  open = await openForm({ fields: [field('1', 'text', { isRequired: true })], jquery: true, answers: [answer] })
  const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
  // A page of this test has no network for jQuery, which would send by a request of its own.
  Reflect.deleteProperty($, 'ajaxSettings')
  const heard: [string, unknown[]][] = []
  $(document).on('invalid-form wpformsBeforeFormSubmit wpformsAjaxBeforeSubmit wpformsAjaxSubmitSuccess wpformsAjaxSubmitFailed wpformsAjaxSubmitSuccessConfirmation wpformsAjaxSubmitCompleted wpformsFormSubmitButtonDisable wpformsFormSubmitButtonRestore', (event, ...args: unknown[]) => {
    heard.push([event.type, args.map((arg) => (arg instanceof $ ? `$${(arg as JQuery)[0]?.id ?? ''}` : arg))])
  })
  return heard
}

it('is told to listeners of jQuery with the arguments of the builder\'s own script, elements among them as jQuery\'s', async () => {
  const heard = await openWithJQuery(builderErrors('12', { field: { 'wpforms[fields][1]': 'No.' } }))
  await submit()
  expect(heard).toEqual([['invalid-form', []]])
  heard.length = 0
  type('#wpforms-12-field_1', 'How long?')
  await submit()
  const names = heard.map(([name]) => name)
  expect(names).toEqual(['wpformsFormSubmitButtonDisable', 'wpformsBeforeFormSubmit', 'wpformsAjaxBeforeSubmit', 'wpformsAjaxSubmitFailed', 'wpformsFormSubmitButtonRestore', 'wpformsAjaxSubmitCompleted'])
  expect(heard.find(([name]) => name === 'wpformsBeforeFormSubmit')?.[1]).toEqual(['$wpforms-form-12'])
  expect(heard.find(([name]) => name === 'wpformsFormSubmitButtonDisable')?.[1]).toEqual(['$wpforms-form-12', '$wpforms-submit-12'])
  expect(heard.find(([name]) => name === 'wpformsAjaxSubmitFailed')?.[1]).toMatchObject([{ success: false }])
})

it('that is refused has its errors where they belong when listeners hear of it, and its button not yet', async () => {
  await openWithJQuery(builderErrors('12', { field: { 'wpforms[fields][1]': 'No.' } }))
  const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
  const seen: unknown[] = []
  $('#wpforms-form-12').on('wpformsAjaxSubmitFailed', () => {
    seen.push(one('.wpforms-has-error em').textContent, one('.wpforms-submit').getAttribute('aria-disabled'))
  })
  type('#wpforms-12-field_1', 'How long?')
  await submit()
  expect(seen).toEqual(['No.', 'true'])
})

it('that has failed is told of before its button is as it was, and its end behind that', async () => {
  const heard = await openWithJQuery('<p>nothing</p>')
  const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
  $(document).on('wpformsAjaxSubmitError', ({ type: name }, ...args: unknown[]) => heard.push([name, args]))
  type('#wpforms-12-field_1', 'How long?')
  await submit()
  expect(heard.slice(-3).map(([name, args]) => [name, args[1]])).toEqual([
    ['wpformsAjaxSubmitError', 'parsererror'], ['wpformsFormSubmitButtonRestore', '$wpforms-submit-12'], ['wpformsAjaxSubmitCompleted', 'parsererror'],
  ])
})

it('is kept back by a listener of jQuery\'s that prevents it', async () => {
  await openWithJQuery(builderConfirmation('12', 'Thanks'))
  const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
  $('#wpforms-form-12').on('wpformsBeforeFormSubmit', (event) => event.preventDefault())
  type('#wpforms-12-field_1', 'How long?')
  await submit()
  expect([open.sent, one('.wpforms-submit').hasAttribute('aria-disabled')]).toEqual([[], false])
})

it('gives scripts of others the functions that they call: raise an event and hear what came of it, wait, say something', async () => {
  await openWithJQuery(builderConfirmation('12', 'Thanks'))
  const { jQuery: $, WPFormsUtils: utils, WPForms: { FrontendModern: modern } } = window as unknown as {
    jQuery: JQueryStatic
    WPFormsUtils: { triggerEvent(target: unknown, type: string, args?: unknown[]): { isDefaultPrevented(): boolean }; debounce(work: () => void, ms: number): () => void }
    WPForms: { FrontendModern: { screenReaderAnnounce(text: string): void } }
  }
  const heard: unknown[][] = []
  $(document).on('ownEvent', (event, ...args: unknown[]) => {
    heard.push(args)
    event.preventDefault()
  })
  expect(utils.triggerEvent($('#wpforms-form-12'), 'ownEvent', [1, 'two']).isDefaultPrevented()).toBe(true)
  expect(utils.triggerEvent(document, 'otherEvent').isDefaultPrevented()).toBe(false)
  expect(heard).toEqual([[1, 'two']])
  let count = 0
  const later = utils.debounce(() => (count += 1), 100)
  later()
  later()
  expect(count).toBe(0)
  await pass(150)
  expect(count).toBe(1)
  modern.screenReaderAnnounce('Saved.')
  await pass(500)
  expect([...document.querySelectorAll('[aria-live]')].some(({ textContent }) => textContent?.includes('Saved.'))).toBe(true)
})
