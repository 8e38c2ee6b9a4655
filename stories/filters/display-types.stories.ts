import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { playing } from '../support/playing.ts'
import { filtersStory, type FiltersStoryArgs } from './filters-page.ts'

const parts = filtersStory({ listing: false })
// The shop builder prints each title as an h4, wherever it stands.
const a11y = { config: { rules: [{ id: 'heading-order', enabled: false }] } }
const meta = { title: 'Filters/Display types', ...parts, parameters: { ...parts.parameters, a11y } } satisfies Meta<FiltersStoryArgs>

export default meta

type Story = StoryObj<FiltersStoryArgs>

export const CheckboxList: Story = { args: { sections: ['category'] } }

export const RadioButtons: Story = { args: { sections: ['tag'] } }

export const TagCloud: Story = { args: { sections: ['cloud'] } }

export const SingleSelect: Story = { args: { sections: ['stock'] } }

/** Opened, one option chosen, closed again. */
export const SingleSelectChosen: Story = {
  args: { sections: ['stock'] },
  play: playing(async ({ canvasElement, userEvent }) => {
    const head = canvasElement.querySelector('.ags-wc-filters-dropdown-single > div > a') as HTMLElement
    await userEvent.click(head)
    await userEvent.click(canvasElement.querySelector('a[data-id="instock"]') as HTMLElement)
    await expect(head).toHaveTextContent('In stock')
  }),
}

export const MultiSelect: Story = { args: { sections: ['brand'] } }

export const MultiSelectOpen: Story = {
  args: { sections: ['brand'] },
  play: playing(async ({ canvasElement, userEvent }) => {
    const head = canvasElement.querySelector('.ags-wc-filters-dropdown-multi > div > span') as HTMLElement
    await userEvent.click(head)
    // The theme shows the label in the place of the box.
    const box = canvasElement.querySelector('input[value="51"]') as HTMLInputElement
    await userEvent.click(box.labels?.[0] as HTMLElement)
    await expect(head).toHaveTextContent('Epson')
  }),
}

export const Search: Story = { args: { sections: ['search'] } }

export const Range: Story = { args: { sections: ['price'] } }

/** In place of the plugin's slider, with its names. */
export const RangeSlider: Story = { args: { sections: ['slider'] } }

/** The merchant's settings for the plugin's slider show on ours. */
export const RangeSliderStyled: Story = {
  args: { sections: ['slider'], settings: true },
  play: playing(async ({ canvasElement }) => {
    const pointer = canvasElement.querySelector('.rs-pointer') as HTMLElement
    await expect(pointer).toHaveStyle({ width: '36px', backgroundColor: 'rgb(255, 250, 240)' })
  }),
}

/** What is no number is said to be none, and stays. */
export const RangeWithoutNumber: Story = {
  args: { sections: ['slider'] },
  play: playing(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price, at most' })
    await userEvent.type(field, 'x')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('This is not a number. Write one such as 40.')
  }),
}

export const Stars: Story = { args: { sections: ['rating'] } }

export const StarsChosen: Story = {
  args: { sections: ['rating'] },
  play: playing(async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('radio', { name: '3 stars and more' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-checked', 'true')
  }),
}

export const Colours: Story = { args: { sections: ['colour'] } }

export const Images: Story = { args: { sections: ['image'] } }

export const Order: Story = { args: { sections: ['order'] } }
