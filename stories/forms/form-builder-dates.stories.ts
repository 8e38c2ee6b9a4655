import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUILDER_SETTINGS, builderConfirmation, builderFormHtml, builderScriptTag, dateLists, dateTimeField, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { formBuilder } from '../../packages/forms/src/form-builder/form-builder.ts'
import { playing } from '../support/playing.ts'
import { FORCED_COLOURS, PHONE, REDUCED_MOTION } from '../support/part-story.tsx'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

interface Args {
  /** Which of the builder's two engines prints the form. */
  engine: 'modern' | 'classic'
  /** What is asked for. */
  field: 'date and time' | 'date' | 'time' | 'lists'
  /** How the date stands in its field. */
  dateFormat: string
  /** How the time does. */
  timeFormat: string
  /** The days of the week on which it is possible, as the builder says them. */
  weekdays: string
  /** Whether days before today are none. */
  pastOff: boolean
  /** The first and the last time; empty: any. */
  from: string
  to: string
  /** From one time to the next, in minutes. */
  step: number
  /** What stands in the date. */
  value: string
  /** A snippet of the page with options for the calendar. */
  options: Readonly<Record<string, unknown>>
}

const FORM = '113'

function fieldOf({ engine, field, dateFormat, timeFormat, weekdays, pastOff, from, to, step, value }: Args): BuilderFieldData {
  if (field === 'lists') return { id: '1', type: 'date-time', label: 'Visit', isRequired: true, html: dateLists(FORM, '1'), parts: [] }
  const date = { 'data-date-format': dateFormat, 'data-disable-past-dates': pastOff ? '1' : '0', 'data-limit-days': weekdays || undefined }
  const time = { 'data-time-format': timeFormat, 'data-step': step, ...(from && { 'data-min-time': from, 'data-max-time': to }) }
  return dateTimeField({ formId: FORM, id: '1', label: 'Visit', isRequired: true, isModern: engine === 'modern', value, ...(field !== 'time' && { date }), ...(field !== 'date' && { time }) })
}

const meta = {
  title: 'Forms/Form builder, dates and times',
  ...serverStory<Args>({
    unit: formBuilder,
    args: { engine: 'modern', field: 'date and time', dateFormat: 'd/m/Y', timeFormat: 'H:i', weekdays: '', pastOff: false, from: '08:30', to: '16:45', step: 15, value: '16/12/2026', options: {} },
    argTypes: {
      engine: { control: 'inline-radio', options: ['modern', 'classic'], description: 'Which of the builder\'s two engines prints the form' },
      field: { control: 'select', options: ['date and time', 'date', 'time', 'lists'], description: 'What is asked for' },
      dateFormat: { control: 'select', options: ['d/m/Y', 'm/d/Y', 'F j, Y', 'l, F j, Y'], description: 'How the date stands in its field' },
      timeFormat: { control: 'select', options: ['H:i', 'g:i A'], description: 'How the time does' },
      weekdays: { control: 'text', description: 'The days of the week on which it is possible: `mon,tue`' },
      pastOff: { control: 'boolean', description: 'Whether days before today are none' },
      from: { control: 'text', description: 'The first time; empty: any' },
      to: { control: 'text', description: 'The last time' },
      step: { control: 'number', description: 'From one time to the next, in minutes' },
      value: { control: 'text', description: 'What stands in the date' },
      options: { control: 'object', description: 'A snippet of the page: `wpforms_datepicker`' },
    },
    print: (args) => ({
      html: builderFormHtml({ id: FORM, isModern: args.engine === 'modern', title: 'Engineer visit', tokenTime: Math.floor(Date.now() / 1000), fields: [fieldOf(args)] }) + builderScriptTag(),
      config: { units: { 'form-builder': { drafts: false } } },
      globals: { wpforms_settings: { ...BUILDER_SETTINGS, locale: args.lang.slice(0, 2), isModernMarkupEnabled: args.engine === 'modern' ? '1' : '' }, wpforms_datepicker: args.options },
      answers: { wpforms_submit: () => ({ body: builderConfirmation(FORM, 'Thanks. We will be there.') }) },
    }),
  }),
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>
type Scene = Parameters<NonNullable<Story['play']>>[0]

const input = ({ canvasElement }: Scene, kind: 'datepicker' | 'timepicker') => {
  const found = canvasElement.querySelector<HTMLInputElement>(`.wpforms-${kind}`)
  if (!found) throw new Error(`The page has no ${kind}.`)
  return found
}
/** What comes with the first touch takes its time. */
const SLOW = { timeout: 5000 }
/** Presses a field until what belongs to it is open: the first press brings the code, and no pointer of the browser's is over it, which would tell that it was pressed. */
const press = (field: HTMLInputElement) =>
  waitFor(async () => {
    if (field.getAttribute('aria-expanded') === 'true') return
    await userEvent.click(field)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
  }, SLOW)

const opened = playing<Args & PageArgs>(async (scene) => {
  await press(input(scene, 'datepicker'))
  await within(document.body).findByRole('grid', undefined, SLOW)
})
const listed = playing<Args & PageArgs>(async (scene) => {
  await press(input(scene, 'timepicker'))
  await waitFor(() => expect(within(document.body).getAllByRole('option').length).toBeGreaterThan(1))
})

/** As the server prints it. */
export const Printed: Story = {}
export const Classic: Story = { args: { engine: 'classic' } }
export const Calendar: Story = { play: opened }
/** The days that the shop leaves out are struck through. */
export const LimitedDays: Story = { args: { weekdays: 'mon,tue', options: { minDate: '07/12/2026', maxDate: '22/12/2026', disable: ['15/12/2026'] } }, play: opened }
export const Times: Story = { play: listed }
export const TwelveHours: Story = { args: { field: 'time', timeFormat: 'g:i A', step: 30, from: '09:00am', to: '06:00pm' }, play: listed }
export const OverMidnight: Story = { args: { field: 'time', step: 60, from: '22:00', to: '06:00' }, play: listed }
export const WrittenOut: Story = { args: { field: 'date', dateFormat: 'l, F j, Y', value: 'Wednesday, December 16, 2026' }, play: opened }

/** The day is filled in as the field has it; the link that empties it shows. */
export const Chosen: Story = {
  args: { value: '' },
  play: playing(async (scene) => {
    const field = input(scene, 'datepicker')
    await userEvent.type(field, '16 dec 2026')
    await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'), SLOW)
    await userEvent.keyboard('{ArrowDown}')
    await within(document.body).findByRole('grid', undefined, SLOW)
    await waitFor(() => expect(document.activeElement).toHaveTextContent('16'))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(field).toHaveValue('17/12/2026'))
    await expect(scene.canvas.getByRole('button', { name: 'Clear Date' })).toBeVisible()
  }),
}

/** What is typed is read as it is meant, and written as the field has it. */
export const Typed: Story = {
  args: { value: '' },
  play: playing(async (scene) => {
    await userEvent.type(input(scene, 'datepicker'), '24.12.26')
    await userEvent.type(input(scene, 'timepicker'), '10h05')
    await userEvent.tab()
    await waitFor(() => expect([input(scene, 'datepicker').value, input(scene, 'timepicker').value]).toEqual(['24/12/2026', '10:00']), SLOW)
  }),
}

const refused = playing<Args & PageArgs>(async (scene) => {
  const [date, time] = [input(scene, 'datepicker'), input(scene, 'timepicker')]
  await userEvent.clear(date)
  await userEvent.type(date, '17/12/2026')
  await userEvent.type(time, '7:10')
  await userEvent.click(scene.canvas.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(scene.canvas.getAllByText(/This day cannot be chosen/).length).toBeGreaterThan(0), SLOW)
  await waitFor(() => expect(scene.canvas.getAllByText(/Please enter time between/).length).toBeGreaterThan(0))
})

/** A day and a time that the shop does not take. */
export const Refused: Story = { args: { weekdays: 'mon,tue' }, play: refused }
export const RefusedClassic: Story = { args: { weekdays: 'mon,tue', engine: 'classic' }, play: refused }

/** Three lists have one message. */
export const Lists: Story = {
  args: { field: 'lists' },
  play: playing(async (scene) => {
    const messages = () => scene.canvasElement.querySelectorAll('em.wpforms-error')
    await waitFor(async () => {
      if (messages().length === 0) await userEvent.click(scene.canvas.getByRole('button', { name: 'Submit' }))
      await expect(messages()).toHaveLength(1)
    }, SLOW)
  }),
}

export const RightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: opened }
export const TimesRightToLeft: Story = { args: { lang: 'ar', dir: 'rtl' }, play: listed }
export const German: Story = { args: { lang: 'de-DE', dateFormat: 'd.m.Y', value: '16.12.2026' }, play: opened }
export const OnAPhone: Story = { ...PHONE, play: opened }
export const TimesOnAPhone: Story = { ...PHONE, play: listed }
export const ForcedColours: Story = { ...FORCED_COLOURS, play: opened }
export const TimesInForcedColours: Story = { ...FORCED_COLOURS, play: listed }
export const ReducedMotion: Story = { ...REDUCED_MOTION, play: opened }
