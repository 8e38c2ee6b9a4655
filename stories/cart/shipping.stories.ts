import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing, type Scene } from '../support/playing.ts'
import { cartPageStory, press } from './cart-page.ts'
import type { CartStoryArgs } from './cart-story.ts'

const meta = {
  title: 'Cart/Basket page/Shipping',
  ...cartPageStory({ shipping: true }),
} satisfies Meta<CartStoryArgs>

export default meta

type Story = StoryObj<CartStoryArgs>

async function choose({ canvas, userEvent }: Scene<CartStoryArgs>, country: string): Promise<void> {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country / region' }), country)
}

/** Ways of sending among the totals. */
export const Methods: Story = {}

/** Another way: the shop sends its totals anew. */
export const MethodChosen: Story = {
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Next working day/ }))
    await waitFor(() => expect(canvasElement.querySelector('.order-total')).toHaveTextContent('£161.38'))
    await expect(canvas.getByRole('radio', { name: /Next working day/ })).toBeChecked()
  }),
}

/** The shop does not answer: what it did not take must not look as if it had. */
export const MethodFailed: Story = {
  args: { network: 'broken' },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Next working day/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Shipping could not be updated')
    await expect(canvas.getByRole('radio', { name: /Royal Mail/ })).toBeChecked()
  }),
}

export const CalculatorOpen: Story = {
  play: playing(async (scene) => {
    await press(scene, 'Calculate shipping')
    await expect(scene.canvas.getByRole('combobox', { name: 'Country / region' })).toBeVisible()
    await expect(scene.canvas.getByRole('button', { name: 'Calculate shipping' })).toHaveAttribute('aria-expanded', 'true')
  }),
}

/** A country with counties asks for one of them. */
export const CountryWithStates: Story = {
  play: playing(async (scene) => {
    await press(scene, 'Calculate shipping')
    await choose(scene, 'Ireland')
    const states = await scene.canvas.findByRole('combobox', { name: 'State / County' })
    await expect(states).toHaveTextContent('Dublin')
  }),
}

/** A country without any asks for none. */
export const CountryWithoutStates: Story = {
  play: playing(async (scene) => {
    await press(scene, 'Calculate shipping')
    await choose(scene, 'France')
    await waitFor(() => expect(scene.canvasElement.querySelector('#calc_shipping_state_field')).not.toBeVisible())
  }),
}

export const Reckoned: Story = {
  play: playing(async (scene) => {
    await press(scene, 'Calculate shipping')
    await choose(scene, 'Ireland')
    await press(scene, 'Update')
    await expect(await scene.canvas.findByText('Shipping costs updated.')).toBeVisible()
  }),
}

export const CalculatorOnAPhone: Story = {
  ...CalculatorOpen,
  name: 'Calculator open, on a phone',
  globals: { viewport: { value: 'phone' } },
}
