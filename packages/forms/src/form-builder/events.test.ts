import { builderErrors, builderConfirmation } from '@tillkit/fixtures/form-builder'
import { afterEach, expect, it } from 'vitest'
import { field, one, type OpenForm, openForm, submit, type } from '../../test/builder-form.ts'

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
  expect(names).toEqual(['wpformsFormSubmitButtonDisable', 'wpformsBeforeFormSubmit', 'wpformsAjaxBeforeSubmit', 'wpformsFormSubmitButtonRestore', 'wpformsAjaxSubmitFailed', 'wpformsAjaxSubmitCompleted'])
  expect(heard.find(([name]) => name === 'wpformsBeforeFormSubmit')?.[1]).toEqual(['$wpforms-form-12'])
  expect(heard.find(([name]) => name === 'wpformsFormSubmitButtonDisable')?.[1]).toEqual(['$wpforms-form-12', '$wpforms-submit-12'])
  expect(heard.find(([name]) => name === 'wpformsAjaxSubmitFailed')?.[1]).toMatchObject([{ success: false }])
})

it('is kept back by a listener of jQuery\'s that prevents it', async () => {
  await openWithJQuery(builderConfirmation('12', 'Thanks'))
  const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
  $('#wpforms-form-12').on('wpformsBeforeFormSubmit', (event) => event.preventDefault())
  type('#wpforms-12-field_1', 'How long?')
  await submit()
  expect([open.sent, one('.wpforms-submit').hasAttribute('aria-disabled')]).toEqual([[], false])
})
