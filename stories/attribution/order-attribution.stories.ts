import type { Meta, StoryObj } from '@storybook/react-vite'
import { attribution } from '@tillkit/attribution'
import { attributionGlobal, attributionInputsHtml } from '@tillkit/fixtures/attribution'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface AttributionArgs {
  isAllowed: boolean
  elements: number
}

const meta = {
  title: 'Attribution/Order attribution',
  tags: ['autodocs'],
  ...serverStory<AttributionArgs>({
    unit: attribution,
    print: ({ isAllowed, elements }) => ({
      html: `<h1>Checkout</h1><form class="checkout"><p>Hidden in this form stands where its order comes from.</p>${attributionInputsHtml().repeat(elements)}</form>`,
      globals: { wc_order_attribution: attributionGlobal({ allowTracking: isAllowed }) },
      jquery: false,
    }),
    args: { isAllowed: true, elements: 1 },
    argTypes: {
      isAllowed: { control: 'boolean', description: 'Whether the shop allows tracking' },
      elements: { control: { type: 'number', min: 0, max: 5 }, description: 'How often the server prints the element' },
    },
  }),
} satisfies Meta<AttributionArgs & PageArgs>

export default meta

type Story = StoryObj<AttributionArgs & PageArgs>

const fields = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('wc-order-attribution-inputs input')]

/** Sixteen fields, once. */
export const Carried: Story = {
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(fields(canvasElement)).toHaveLength(16))
    await expect(fields(canvasElement)[0]?.value).not.toBe('')
  }),
}

/** Where tracking is off they are there, and empty. */
export const SwitchedOff: Story = {
  name: 'Switched off',
  args: { isAllowed: false },
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(fields(canvasElement)).toHaveLength(16))
    await expect(fields(canvasElement).map(({ value }) => value).join('')).toBe('')
  }),
}

/** However often the server prints the element, one is sent; where it prints none, the form gets one. */
export const PrintedFiveTimes: Story = {
  name: 'Printed five times',
  args: { elements: 5 },
  play: playing(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('wc-order-attribution-inputs')).toHaveLength(1))
  }),
}
