import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing, type Scene } from '../support/playing.ts'
import { stepsStory, type StepsStoryArgs } from './steps-story.ts'

const meta = {
  title: 'Multistep checkout/Steps',
  ...stepsStory(),
} satisfies Meta<StepsStoryArgs>

export default meta

type Story = StoryObj<StepsStoryArgs>

const active = (element: HTMLElement) => element.querySelector('[aria-current="step"] .dswcp-checkout-tab-text')?.textContent

/** Presses Continue until a step shows. */
async function goTo({ canvas, canvasElement, userEvent }: Scene<StepsStoryArgs>, label: string): Promise<void> {
  for (let left = 3; left > 0 && active(canvasElement) !== label; left -= 1) {
    const before = active(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(active(canvasElement)).not.toBe(before))
  }
}

/** The first of the steps; the others are hidden, and nobody can go back. */
export const First: Story = {
  play: playing(async ({ canvas, canvasElement }) => {
    await expect(active(canvasElement)).toBe('Billing')
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Step 1 of 3: Billing' })).toBeVisible()
  }),
}

export const Second: Story = {
  play: playing(async (scene) => {
    await goTo(scene, 'Shipping')
    await expect(scene.canvas.getByRole('group', { name: 'Step 2 of 3: Shipping' })).toBeVisible()
  }),
}

/** Continue places the order, under the words of the order's own button. */
export const Last: Story = {
  play: playing(async (scene) => {
    await goTo(scene, 'Review')
    await expect(scene.canvas.getByRole('button', { name: 'Place order' })).toHaveAttribute('type', 'submit')
  }),
}

/** What the shop says of the step, where the page builder has its notices. */
export const Refused: Story = {
  args: { filled: false },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('First name is a required field'))
  }),
}

/** The shop is asked, and takes its time. */
export const Checking: Story = {
  args: { checks: 'never' },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByText('Loading...')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  }),
}

/** A shop that does not answer keeps nobody from ordering; the last step says what was not checked. */
export const Unanswered: Story = {
  args: { checks: '500' },
  play: playing(async (scene) => {
    await goTo(scene, 'Review')
    await expect(scene.canvas.getByText(/could not be reached to check “Billing, Shipping”/)).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Check now' })).toBeVisible()
  }),
}

/** The steps drawn anew, beside the list that the page builder printed. */
export const StepperBeside: Story = {
  args: { stepper: 'beside' },
  play: playing(async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Checkout steps' })).toBeVisible()
  }),
}

/** And in its place, with a step that is done. */
export const StepperInstead: Story = {
  args: { stepper: 'instead' },
  play: playing(async (scene) => {
    await scene.canvas.findByRole('navigation', { name: 'Checkout steps' })
    await goTo(scene, 'Shipping')
    await expect(scene.canvas.getByRole('link', { name: /Billing done/ })).toBeVisible()
    await expect(scene.canvasElement.querySelector('.dswcp-checkout-steps')).not.toBeVisible()
  }),
}

/** On a phone the buttons and the total stay in reach. */
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: playing(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tillkit-steps-total')).toBeVisible()
  }),
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl' },
}
