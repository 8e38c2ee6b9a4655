import type { Meta, StoryObj } from '@storybook/react-vite'
import { COLOURED_ROLLS, SPARSE_ROLLS, variableProductHtml, variationOf, VARIATION_TEXTS, type VariableProduct } from '@tillkit/fixtures/product-page'
import { variationForm } from '@tillkit/product-page'
import { expect, waitFor } from 'storybook/test'
import { PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface VariationArgs {
  /** Whether some of the combinations are not made. */
  sparse: boolean
  /** Whether each variation is asked for. */
  byRequest: boolean
  /** What is chosen by the address: colour and size. */
  chosen: readonly string[]
  keepsOptions: boolean
  /** Whether the shop answers. */
  answers: boolean
}

const productOf = ({ sparse, byRequest, chosen }: VariationArgs): VariableProduct => {
  const product = sparse ? SPARSE_ROLLS : COLOURED_ROLLS
  const options = product.options.map((option, index) => ({ ...option, chosen: chosen[index] ?? '' }))
  return { ...product, byRequest, options, pictures: [] }
}

/** Answers for a choice as the shop does. */
function answerOf(form: URLSearchParams): string {
  const found = COLOURED_ROLLS.variations.find(({ attributes }) => Object.entries(attributes).every(([name, value]) => form.get(name) === value))
  return JSON.stringify(found ? variationOf(found) : false)
}

const meta = {
  title: 'Product page/Product options',
  tags: ['autodocs'],
  ...serverStory<VariationArgs>({
    unit: variationForm,
    print: (args) => ({
      html: variableProductHtml(productOf(args)),
      config: { units: { 'variation-form': { keepsOptions: args.keepsOptions } } },
      ...(args.answers ? { answers: { get_variation: (form) => ({ body: answerOf(form) }) } } : {}),
      pageClass: 'single-product woocommerce woocommerce-page',
    }),
    args: { sparse: false, byRequest: false, chosen: [], keepsOptions: false, answers: true },
    argTypes: {
      sparse: { control: 'boolean', description: 'Whether some of the combinations are not made' },
      byRequest: { control: 'boolean', description: 'Whether each variation is asked for, as of a product with more than 30' },
      chosen: { control: 'object', description: 'Colour and size that the address has chosen' },
      keepsOptions: { control: 'boolean', description: 'The option of that name' },
      answers: { control: 'boolean', description: 'Whether the shop answers, where it is asked' },
    },
  }),
} satisfies Meta<VariationArgs & PageArgs>

export default meta

type Story = StoryObj<VariationArgs & PageArgs>

/** Nothing is chosen yet. */
export const Unchosen: Story = {}

/** The address has chosen a variation. */
export const ChosenByTheAddress: Story = {
  name: 'Chosen by the address',
  args: { chosen: ['blue', '57x57'] },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('100 in stock')).toBeVisible())
  }),
}

/** A shopper chooses. */
export const Chosen: Story = {
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'white')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), '80x80')
    await expect(canvas.getByText('100 in stock')).toBeVisible()
  }),
}

/** What is sold out offers what is in stock. */
export const SoldOut: Story = {
  name: 'Sold out',
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'yellow')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), '80x80')
    await expect(canvas.getByRole('button', { name: 'Choose 57x57' })).toBeVisible()
  }),
}

/** The button is pressed before all is chosen. */
export const PressedTooEarly: Story = {
  name: 'Pressed too early',
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(canvas.getByText(VARIATION_TEXTS.select)).toBeVisible()
  }),
}

/** Options that cannot be combined are not in the list. */
export const Narrowed: Story = {
  args: { sparse: true },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'blue')
    await expect(canvas.queryByRole('option', { name: '80x80' })).toBeNull()
  }),
}

/** Kept, they say so, and choosing one empties the others. */
export const Kept: Story = {
  args: { sparse: true, keepsOptions: true },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'blue')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), '80x80')
    await expect(canvas.getByText(/Blue is not made with 80x80/)).toBeVisible()
  }),
}

/** Each variation is asked for. */
export const ByRequest: Story = {
  name: 'By request',
  args: { byRequest: true },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'white')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), '57x57')
    await waitFor(() => expect(canvas.getByText('52 in stock')).toBeVisible())
  }),
}

/** The shop does not answer. */
export const NoAnswer: Story = {
  name: 'No answer',
  args: { byRequest: true, answers: false },
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Colour'), 'white')
    await userEvent.selectOptions(canvas.getByLabelText('Size'), '57x57')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  }),
}

export const RightToLeft: Story = { name: 'Right to left', args: { lang: 'ar', dir: 'rtl', chosen: ['yellow', '80x80'] } }

export const OnAPhone: Story = { ...SoldOut, name: 'On a phone', ...PHONE }
