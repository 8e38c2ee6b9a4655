import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper, type Step, type StepperLabels } from '@tillkit/ui'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface StepperArgs extends PageArgs {
  steps: Step[]
  current: string
  labels: StepperLabels
  buttons: boolean
}

function Demo({ steps, current, labels, buttons, ...page }: StepperArgs) {
  const [at, setAt] = useState(current)
  return (
    <KitPage heading={page.lang === 'ar' ? 'الدفع' : 'Checkout'} {...page}>
      <Stepper steps={steps} current={at} labels={labels} {...(buttons && { onGo: setAt })} />
    </KitPage>
  )
}

const STEPS: Step[] = [
  { id: 'details', label: 'Your details', state: 'done' },
  { id: 'delivery', label: 'Delivery', state: 'done' },
  { id: 'payment', label: 'Payment', state: 'upcoming' },
  { id: 'review', label: 'Review', state: 'upcoming' },
]

const meta = {
  title: 'Kit/Stepper',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: { ...ENGLISH, steps: STEPS, current: 'payment', labels: { list: 'Steps of the checkout', done: '(done)', error: '(needs a correction)' }, buttons: true },
  argTypes: {
    steps: { control: 'object', description: '`id`, `label`, `state` (`done`, `upcoming`, `error`), and where wanted `href` and `reachable`' },
    current: { control: 'select', options: STEPS.map(({ id }) => id), description: 'The id of the step that the shopper is at' },
    labels: { control: 'object', description: '`list`, and what is read out beside a step: `done`, `error`' },
    buttons: { control: 'boolean', description: 'Whether `onGo` is given: reachable steps are buttons then' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<StepperArgs>

export default meta
type Story = StoryObj<StepperArgs>

/** What lies behind can be gone back to. */
export const Buttons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Your details/ }))
    await expect(canvas.getByRole('button', { name: /Your details/ })).toHaveAttribute('aria-current', 'step')
  },
}
export const Current: Story = { name: 'In the middle' }
export const First: Story = { args: { current: 'details', steps: STEPS.map((step) => ({ ...step, state: 'upcoming' as const })) } }
export const AllDone: Story = { args: { current: 'review', steps: STEPS.map((step) => ({ ...step, state: 'done' as const })) } }
export const WithAnError: Story = { args: { steps: STEPS.map((step, at) => (at === 1 ? { ...step, state: 'error' as const } : step)) } }
export const ErrorAtTheCurrent: Story = { args: { current: 'delivery', steps: STEPS.map((step, at) => (at === 1 ? { ...step, state: 'error' as const } : step)) } }
export const Links: Story = { args: { buttons: false, steps: STEPS.map((step) => ({ ...step, href: `#${step.id}` })) } }
/** Neither links nor a handler: words alone. */
export const WordsAlone: Story = { args: { buttons: false } }
export const LongWords: Story = {
  args: {
    lang: 'de-DE',
    steps: [
      { id: 'details', label: 'Rechnungsanschrift und Lieferanschrift', state: 'done' },
      { id: 'delivery', label: 'Versandart', state: 'done' },
      { id: 'payment', label: 'Zahlungsinformationen', state: 'upcoming' },
      { id: 'review', label: 'Bestellübersicht', state: 'upcoming' },
    ],
  },
}
export const Many: Story = {
  name: 'Many steps, on a phone',
  ...IN.phone,
  args: { steps: Array.from({ length: 7 }, (_each, at) => ({ id: at === 3 ? 'payment' : String(at), label: `Part ${at + 1}`, state: at < 3 ? ('done' as const) : ('upcoming' as const) })) },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem')
    const rowOf = (at: number) => steps[at]?.offsetTop
    const leadsOn = steps.map((step) => getComputedStyle(step, '::after').content !== 'none')
    const leadsIn = steps.map((step) => getComputedStyle(step, '::before').content !== 'none')
    // A way only between two that stand beside each other.
    await expect(leadsOn).toEqual(steps.map((_step, at) => rowOf(at) === rowOf(at + 1)))
    await expect(leadsIn).toEqual(steps.map((_step, at) => rowOf(at) === rowOf(at - 1)))
    await expect(new Set(steps.map((_step, at) => rowOf(at))).size).toBe(2)
  },
}
export const RightToLeft: Story = {
  args: { ...ARABIC, steps: [{ id: 'details', label: 'بياناتك', state: 'done' }, { id: 'payment', label: 'الدفع', state: 'upcoming' }, { id: 'review', label: 'المراجعة', state: 'upcoming' }], labels: { list: 'الخطوات', done: '(تم)', error: '(خطأ)' } },
}
export const OnAPhone: Story = { ...WithAnError, ...IN.phone }
export const LongWordsOnAPhone: Story = { ...LongWords, ...IN.phone }
export const RightToLeftOnAPhone: Story = { ...RightToLeft, ...IN.phone }
export const ForcedColours: Story = { ...WithAnError, ...IN.forcedColours }
export const PageBuilderTheme: Story = { ...WithAnError, ...IN.pageBuilder }
export const BareTheme: Story = { ...IN.bare }
