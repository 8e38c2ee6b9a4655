import { contactFormHtml, EVERY_FIELD, type ContactForm } from '@tillkit/fixtures/theme-forms'
import { createLife } from '@tillkit/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { WORDS } from './anatomy.ts'
import { readControls } from './controls.ts'
import { nameControls } from './describe-fields.ts'

const { body } = document
afterEach(() => body.replaceChildren())

/** Prints a form whose labels the theme hides, or shows, and names its fields; hands back what takes the names away. */
function named(labels: 'hidden' | 'shown', form: ContactForm = { fields: EVERY_FIELD }): () => void {
  const look = labels === 'hidden' ? '<style>.et_pb_contact_form_label { display: none }</style>' : ''
  body.innerHTML = look + contactFormHtml(form)
  const [printed] = body.getElementsByTagName('form')
  if (!printed) throw new Error('no form')
  const life = createLife((cause) => {
    throw cause
  })
  nameControls(life, printed, readControls(printed, WORDS))
  return () => life.end()
}

const names = () => [...body.querySelectorAll('[aria-label]')].map((field) => [field.localName, field.getAttribute('aria-label')])

it('fields whose labels the theme hides have their names, lists too, and lose them with us', () => {
  const end = named('hidden')
  expect(names()).toEqual([
    ['input', 'Your name'], ['input', 'Email'], ['select', 'Machine'], ['input', 'Serial number'], ['input', 'Phone'], ['input', 'Day of the visit'],
    ['input', 'Rolls a month'], ['input', 'Why no extras'], ['textarea', 'Letter'],
  ])
  end()
  expect(names()).toEqual([])
})

it('fields whose labels can be seen are named by them alone', () => {
  named('shown')
  expect(names()).toEqual([])
})

it('names are found without the browser\'s lists of labels, for each of which it walks the whole page', () => {
  const lists = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].map(({ prototype }) => vi.spyOn(prototype, 'labels', 'get'))
  named('hidden')
  expect(lists.flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.restoreAllMocks()
})
