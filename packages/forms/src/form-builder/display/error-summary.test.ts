import { builderErrors, NAME } from '@tillkit/fixtures/form-builder'
import { afterEach, expect, it } from 'vitest'
import { enter, field, one, type OpenForm, openForm, submit, type } from '../../../test/builder-form.ts'

let open: OpenForm

afterEach(() => open.page.close())

const summary = () => document.querySelector<HTMLElement>('.tillkit-error-summary')
const lines = () => [...(summary()?.querySelectorAll<HTMLElement>('li') ?? [])].filter(({ style }) => style.display !== 'none').map((line) => line.textContent)
const FIELDS = [field('3', 'text', { isRequired: true }), NAME, field('2', 'email', { isRequired: true })]
const MISSING = 'This field is required.'

it('all that is wrong with a form is listed above it, each line with a link to its field, which gets the focus', async () => {
  open = await openForm({ fields: FIELDS })
  await submit()
  expect([summary()?.firstElementChild?.textContent, lines(), one('form').firstElementChild === summary()]).toEqual([
    '4 fields need your attention.',
    [`Field 3: ${MISSING}`, `Name, First: ${MISSING}`, `Name, Last: ${MISSING}`, `Field 2: ${MISSING}`],
    true,
  ])
  expect(document.activeElement?.id).toBe('wpforms-12-field_3')
  one<HTMLElement>('.tillkit-error-summary li:last-child a').click()
  expect(document.activeElement?.id).toBe('wpforms-12-field_2')
})

it('a line follows its field: it says what is wrong now, and goes with it, and the list goes with the last', async () => {
  open = await openForm({ fields: [field('1', 'text', { isRequired: true }), field('2', 'email', { isRequired: true })] })
  await submit()
  await enter('#wpforms-12-field_2', 'nobody')
  expect([summary()?.firstElementChild?.textContent, lines()]).toEqual(['2 fields need your attention.', [`Field 1: ${MISSING}`, 'Field 2: Please enter a valid email address.']])
  await enter('#wpforms-12-field_1', 'Ann')
  expect([summary()?.firstElementChild?.textContent, lines().length]).toEqual(['One field needs your attention.', 1])
  await enter('#wpforms-12-field_2', 'ann@shop.example')
  expect(summary()?.style.display).toBe('none')
})

it('one thing that is wrong needs no list, and the next attempt begins without', async () => {
  open = await openForm({ fields: [field('1', 'text', { isRequired: true }), field('2', 'email', { isRequired: true })] })
  await submit()
  type('#wpforms-12-field_1', 'Ann')
  await submit()
  expect([summary(), document.activeElement?.id]).toEqual([null, 'wpforms-12-field_2'])
})

it('what the server has found is listed behind what it says itself', async () => {
  open = await openForm({ fields: [field('1', 'text'), field('2', 'text')], answers: [builderErrors('12', { field: { 'wpforms[fields][1]': 'No.', 'wpforms[fields][2]': 'Not so.' } })] })
  await submit()
  expect([lines(), document.querySelectorAll('.wpforms-error-container').length]).toEqual([['Field 1: No.', 'Field 2: Not so.'], 2])
})
