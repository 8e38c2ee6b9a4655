import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { playing, type Scene } from '../support/playing.ts'
import { pricingStory, type PricingStoryArgs } from './pricing-story.ts'
import { COLOURED, COLOURS, COLOURS_ALIKE } from './products.ts'
import { variationPage, type VariationPage } from './variation-page.ts'

/** A story of the coloured rolls; the quantity is the shopper's to type. */
function variations(own: VariationPage = {}) {
  return pricingStory({ product: COLOURED }, (args) => variationPage(args, own))
}

const meta = {
  title: 'Tiered pricing/Variations',
  ...variations(),
} satisfies Meta<PricingStoryArgs>

export default meta

type Story = StoryObj<PricingStoryArgs>

/** Chooses, and waits until the platform's form has shown the first choice: before, it sets the quantity by itself. */
async function choose({ canvas, canvasElement, userEvent }: Scene<PricingStoryArgs>, colour: string): Promise<void> {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Colour' }), colour)
  await waitFor(() => expect(canvasElement.querySelector('.single_variation')).not.toBeEmptyDOMElement())
}

async function type({ canvas, userEvent }: Scene<PricingStoryArgs>, quantity: string): Promise<void> {
  const field = canvas.getByRole('spinbutton')
  await userEvent.clear(field)
  await userEvent.type(field, quantity)
}

/** Nothing is chosen yet: the range stands, and there are no tiers. */
export const NothingChosen: Story = {}

/** Up to ten variations are printed with the page, hidden. */
export const Preloaded: Story = {
  play: playing(async (scene) => {
    await choose(scene, 'White')
    await type(scene, '10')
    await waitFor(() => expect(totalOf(scene)).toHaveTextContent('£124.00'))
  }),
}

export const PreloadedIn54: Story = { ...Preloaded, name: 'Preloaded, 5.4', args: { generation: '5.4' } }

/** Chosen by the server: the layout stands from the start. */
export const ChosenFromTheStart: Story = {
  ...variations({ chosen: 'Yellow', ...(COLOURS[1] ? { defaultVariation: COLOURS[1] } : {}) }),
  play: playing(async (scene) => {
    await expect(await within(wrapperOf(scene)).findByText('10 - 24 boxes')).toBeVisible()
  }),
}

/** A variation without rules has its price, and no tiers. */
export const WithoutTiers: Story = {
  play: playing(async (scene) => {
    await choose(scene, 'Blue')
    await waitFor(() => expect(scene.canvas.getAllByText('16.00').length).toBeGreaterThan(0))
    await expect(wrapperOf(scene).querySelector('.tiered-pricing-table')).toBeNull()
  }),
}

/** Sold from three: the field begins there. */
export const MinimumOfAVariation: Story = {
  play: playing(async (scene) => {
    await choose(scene, 'Pink')
    await waitFor(() => expect(scene.canvas.getByRole('spinbutton')).toHaveValue(3))
  }),
}

/** More than ten variations: their tiers come when they are asked for. */
export const ByRequest: Story = {
  ...variations({ byAjax: true }),
  play: playing(async (scene) => {
    await choose(scene, 'White')
    await expect(await scene.canvas.findByText('10 - 24 boxes')).toBeVisible()
    await type(scene, '10')
    await waitFor(() => expect(totalOf(scene)).toHaveTextContent('£124.00'))
  }),
}

/** While the shop has not answered for another colour, the widget says that it is busy. */
export const Loading: Story = {
  ...pricingStory({ product: COLOURED }, (args) => {
    let asked = 0
    return variationPage(args, { byAjax: true, answer: (body) => (asked++ === 0 ? { body } : 'never') })
  }),
  play: playing(async (scene) => {
    await choose(scene, 'White')
    await expect(await scene.canvas.findByText('10 - 24 boxes')).toBeVisible()
    await choose(scene, 'Yellow')
    await waitFor(() => expect(wrapperOf(scene)).toHaveAttribute('aria-busy', 'true'))
  }),
}

/** How long the slow answer takes, in ms. */
const SLOW = 700

/** A slow answer for the first colour comes after the second was chosen: it is dropped. */
export const SlowAnswers: Story = {
  ...pricingStory({ product: COLOURED }, (args) => {
    let asked = 0
    return variationPage(args, { byAjax: true, answer: (body) => ({ body, after: asked++ === 0 ? SLOW : 150 }) })
  }),
  play: playing(async (scene) => {
    await choose(scene, 'White')
    await choose(scene, 'Yellow')
    await expect(await scene.canvas.findByText('12.25')).toBeVisible()
    // This timer was set after that of the slow answer, and runs out after it; what that answer brings begins in the tasks behind it.
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(scene.canvas.queryByText('11.20')).toBeNull()
    await waitFor(() => expect(wrapperOf(scene)).not.toHaveAttribute('aria-busy'))
  }),
}

/** The shop fails: the platform's own price stays, the last colour's tiers go, and the next choice asks again. */
export const Failed: Story = {
  ...variations({ byAjax: true, answer: () => ({ body: '0', status: 500 }) }),
  tags: ['fails', 'recovers'],
  play: playing(async (scene, page) => {
    await choose(scene, 'White')
    // The platform's form may say the same choice twice, and then it is asked for twice.
    await waitFor(() => expect(page.problems.map(({ field }) => field)).toContain('get_pricing_table'))
    await waitFor(() => expect(scene.canvas.getAllByText('13.50').length).toBeGreaterThan(0))
    await expect(wrapperOf(scene)).not.toHaveAttribute('aria-busy', 'true')
  }),
}

/** All variations cost the same: the layout stays, whatever is chosen. */
export const SamePrices: Story = {
  ...variations({
    samePrices: true,
    variations: COLOURS_ALIKE,
    ...(COLOURS_ALIKE[0] ? { defaultVariation: COLOURS_ALIKE[0] } : {}),
  }),
  play: playing(async (scene) => {
    await choose(scene, 'Yellow')
    await type(scene, '25')
    await waitFor(() => expect(totalOf(scene)).toHaveTextContent('£280.00'))
  }),
}

export const InOptions: Story = { ...Preloaded, name: 'In options', args: { displayType: 'options', style: 'style-3' } }

export const InADropdown: Story = { ...Preloaded, name: 'In a dropdown', args: { displayType: 'dropdown' } }

export const InColumns: Story = { ...Preloaded, name: 'In columns', args: { displayType: 'horizontal-table' } }

function wrapperOf({ canvasElement }: Scene<PricingStoryArgs>): HTMLElement {
  const wrapper = canvasElement.querySelector<HTMLElement>('.tpt__tiered-pricing')
  if (!wrapper) throw new Error('The page has no wrapper.')
  return wrapper
}

function totalOf({ canvasElement }: Scene<PricingStoryArgs>): Element | null {
  return canvasElement.querySelector('.tier-pricing-summary-table__total')
}
