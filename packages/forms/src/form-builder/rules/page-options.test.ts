import { afterEach, expect, it } from 'vitest'
import { errors, field, type OpenForm, openForm, submit } from '../../../test/builder-form.ts'

let open: OpenForm
const page = window as unknown as Record<string, unknown>

afterEach(() => {
  for (const name of ['wpforms_12', 'wpforms_validate']) Reflect.deleteProperty(page, name)
  open.page.close()
})

const FIELDS = [field('1', 'text', { isRequired: true }), field('2', 'text'), field('3', 'text', { isRequired: true, className: 'wait' })]

it('a snippet of the page gives controls rules and words of their own, and passes others over', async () => {
  page['wpforms_validate'] = {
    rules: { 'wpforms[fields][2]': { required: true, minlength: 3 } },
    messages: { 'wpforms[fields][1]': { required: 'Your name, please.' }, 'wpforms[fields][2]': 'At least three.' },
    ignore: '.wait, :nonsense(',
  }
  open = await openForm({ fields: FIELDS })
  await submit()
  expect([errors(), open.sent]).toEqual([[['1', 'Your name, please.'], ['2', 'At least three.']], []])
})

it('what is said of one form stands in place of what is said of all', async () => {
  page['wpforms_validate'] = { messages: { 'wpforms[fields][1]': 'For all.' } }
  page['wpforms_12'] = { validate: { messages: { 'wpforms[fields][1]': 'For this one.' }, ignore: ':hidden' } }
  open = await openForm({ fields: FIELDS })
  await submit()
  expect(errors()).toEqual([['1', 'For this one.'], ['3', 'This field is required.']])
})

it('what nobody can read is as if it was not there', async () => {
  page['wpforms_validate'] = 'yes'
  page['wpforms_12'] = { validate: { rules: 7, messages: null, ignore: [] } }
  open = await openForm({ fields: FIELDS })
  await submit()
  expect(errors().map(([id]) => id)).toEqual(['1', '3'])
})
