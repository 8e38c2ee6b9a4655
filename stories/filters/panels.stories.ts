import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { filtersStory, type FiltersStoryArgs } from './filters-page.ts'

const parts = filtersStory()
// The shop builder prints each title as an h4, wherever it stands.
const a11y = { config: { rules: [{ id: 'heading-order', enabled: false }] } }
const meta = { title: 'Filters/Panels and listings', ...parts, parameters: { ...parts.parameters, a11y } } satisfies Meta<FiltersStoryArgs>

export default meta

type Story = StoryObj<FiltersStoryArgs>

const tick = (root: HTMLElement, value: string) => root.querySelector(`input[value="${value}"]`) as HTMLInputElement
const shopOf = (root: HTMLElement) => root.querySelector('.ags_woo_shop_plus') as HTMLElement

export const Column: Story = { args: { sections: ['search', 'category', 'price', 'rating'] } }

export const Row: Story = { args: { sections: ['category', 'tag', 'rating'], layout: 'horizontal' } }

/** A choice that is applied: a chip, the number in the title, a new listing. */
export const Chosen: Story = {
  play: playing(async ({ canvasElement, userEvent }) => {
    await userEvent.click(tick(canvasElement, '12'))
    await waitFor(() => expect(shopOf(canvasElement)).toHaveTextContent('Product 7'))
    await expect(canvasElement.querySelector('.ags-wc-filters-selected')).toHaveTextContent('Till rolls')
  }),
}

/** The shop is asked what the choices would list. */
export const WaitingForApply: Story = {
  args: { apply: true, sections: ['category', 'tag'] },
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(tick(canvasElement, '12'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show 12 products' })).toBeVisible())
  }),
}

export const Loading: Story = {
  args: { shop: 'never' },
  play: playing(async ({ canvasElement, userEvent }) => {
    await userEvent.click(tick(canvasElement, '12'))
    await expect(shopOf(canvasElement)).toHaveClass('ags-woo-shop-loading')
  }),
}

/** The last listing stays, with a line that offers another try. */
export const Failed: Story = {
  args: { shop: 'fails' },
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(tick(canvasElement, '12'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
  }),
}

export const Undo: Story = {
  args: { sections: ['category', 'tag'] },
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(tick(canvasElement, '12'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible())
  }),
}

export const NothingFound: Story = {
  args: { shop: 'nothing-found' },
  play: playing(async ({ canvasElement, userEvent }) => {
    await userEvent.click(tick(canvasElement, '12'))
    await waitFor(() => expect(shopOf(canvasElement)).toHaveTextContent('No products found'))
  }),
}

/** A list that the server prints without options says so in the panel's words. */
export const NoOptions: Story = {
  args: { sections: ['none', 'tag'] },
  play: playing(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('There are no Voltage filtering options available for these products.')).toBeVisible())
  }),
}

/** Twenty options and more can be searched. */
export const LongList: Story = {
  args: { sections: ['models'] },
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('.ags-wc-filters-dropdown-multi > div > span') as HTMLElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find an option of Model' }), 'model 33')
    // The theme shows the label in the place of the box.
    await waitFor(() => expect(tick(canvasElement, '301').labels?.[0]).not.toBeVisible())
    await expect(tick(canvasElement, '332').labels?.[0]).toBeVisible()
  }),
}

export const Suggestions: Story = {
  args: { sections: ['search'] },
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvasElement.querySelector('input[type="search"]') as HTMLElement, 'till')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Till rolls & labels, till' })).toBeVisible())
  }),
}

export const LongNames: Story = { args: { sections: ['category', 'brand', 'colour', 'image', 'cloud'], names: 'long' } }

export const RightToLeft: Story = { args: { sections: ['category', 'price', 'rating', 'brand'], names: 'hebrew', lang: 'he', dir: 'rtl' } }

const phone = { viewport: { value: 'phone' } }

export const ColumnOnAPhone: Story = { ...Column, globals: phone }

const withDrawer = { sections: ['category', 'tag', 'rating'], apply: true } satisfies Partial<FiltersStoryArgs>
/** Scrolls on until the panel is out of sight. */
const scrollOn = async (root: HTMLElement) => {
  shopOf(root).querySelector('.woocommerce-pagination')?.scrollIntoView()
  await waitFor(() => expect(document.querySelector('.tillkit-filters-open')).toBeVisible())
  return document.querySelector('.tillkit-filters-open') as HTMLElement
}

/** Once the panel is out of sight, a button at the window's foot opens it. */
export const DrawerButton: Story = {
  args: withDrawer,
  globals: phone,
  play: playing(async ({ canvasElement }) => {
    await expect(await scrollOn(canvasElement)).toHaveTextContent('Filters')
  }),
}

/** Opened from down in the listing, with a choice that waits for Apply. */
export const Drawer: Story = {
  args: withDrawer,
  globals: phone,
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await scrollOn(canvasElement))
    await expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await userEvent.click(tick(canvasElement, '12'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show 12 products' })).toBeVisible())
  }),
}
