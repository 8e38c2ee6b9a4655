import type { Meta, StoryObj } from '@storybook/react-vite'
import { EDGE_NEIGHBOURS } from '@tillkit/fixtures'
import edgeStyles from '@tillkit/fixtures/styles/window-edges.css?inline'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'
import { multistepCheckout } from '@tillkit/multistep-checkout'
import { CHECKOUT_STYLES, PRINTED_SO } from './checkout-story.ts'
import { USUAL_CHECKOUT } from './checkout-args.ts'
import { stepsPage, type StepsArgs } from './steps-story.ts'

interface Args extends StepsArgs {
  /** Who else stands at the window's edge. */
  neighbours: readonly string[]
}

const PHONE = { globals: { viewport: { value: 'phone' } }, tags: ['phone'] }

const story = serverStory<Args>({
  unit: multistepCheckout,
  print({ neighbours, ...args }) {
    const page = stepsPage(args)
    return { ...page, html: page.html + neighbours.map((name) => EDGE_NEIGHBOURS[name]?.() ?? '').join('') }
  },
  args: { ...USUAL_CHECKOUT, layout: 'steps', stepper: 'none', checks: 'answered', neighbours: [] },
  argTypes: { neighbours: { control: 'check', options: Object.keys(EDGE_NEIGHBOURS), description: 'Who else stands at the window’s edge', table: { category: 'Server' } } },
  styles: [...CHECKOUT_STYLES, edgeStyles],
})

const meta = {
  title: 'Multistep checkout/Layouts/Window edges',
  ...story,
  parameters: { ...story.parameters, a11y: { config: { rules: PRINTED_SO } } },
} satisfies Meta<Args & PageArgs>

export default meta

type Story = StoryObj<Args & PageArgs>

/** A press on Continue's middle is its own. */
const canBePressed = playing<Args & PageArgs>(async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Continue' })
  await waitFor(() => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return expect(button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true)
  }, { timeout: 5000 })
})

/** Continue and the total stay in reach at the lower edge, where nobody else stands. */
export const Alone: Story = { ...PHONE, play: canBePressed }
export const BesideAStoreNotice: Story = { ...PHONE, name: 'Beside a store notice', args: { neighbours: ['store notice'] }, play: canBePressed }
export const BesideACallButton: Story = { ...PHONE, name: 'Beside a call button', args: { neighbours: ['call button'] }, play: canBePressed }
export const BesideAConsentBanner: Story = { ...PHONE, name: 'Beside a consent banner', args: { neighbours: ['consent banner'] }, play: canBePressed }

/** All that real shops keep there, but for a banner: a notice, a call button, a consent button, a chat. */
export const BesideAllOfThem: Story = {
  ...PHONE,
  name: 'Beside all of them',
  args: { neighbours: ['store notice', 'call button as wide as the window', 'consent button', 'chat'] },
  play: canBePressed,
}

export const RightToLeft: Story = { ...PHONE, name: 'Right to left', args: { dir: 'rtl', neighbours: ['store notice', 'call button at the right'] }, play: canBePressed }
