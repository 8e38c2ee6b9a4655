import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '@tillkit/ui'
import { expect, screen } from 'storybook/test'
import { BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, type PartPageArgs } from '../support/part-story.tsx'

interface Args extends PartPageArgs {
  words: string
  showsOnFocus: boolean
}

const meta = {
  title: 'Kit/Visually hidden',
  tags: ['part', 'autodocs'],
  parameters: partDocs('Words for screen readers alone: they take no room, and nobody sees them.', 220),
  args: { words: 'products in your basket', showsOnFocus: false, dir: 'ltr' },
  argTypes: {
    words: { control: 'text', description: 'What screen readers say' },
    showsOnFocus: { control: 'boolean', description: 'Shows itself while what it holds has the focus. Default false' },
    ...NO_LANGUAGE,
  } as object,
  render: ({ words, dir }) => (
    <PartPage dir={dir}>
      <h1 className="product_title">Basket</h1>
      <button type="button" className="tillkit-button tillkit-button--secondary">
        3 <VisuallyHidden>{words}</VisuallyHidden>
      </button>
    </PartPage>
  ),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

/** The button shows a number; its name says of what. */
export const InAName: Story = {
  name: 'In a name',
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: `3 ${args.words}` })).toBeVisible()
    await expect(screen.getByText(args.words).getBoundingClientRect().width).toBeLessThan(2)
  },
}

/** A link that skips something shows while the keyboard is on it. */
export const Skipping: Story = {
  args: { words: 'Skip the filters', showsOnFocus: true },
  render: ({ words, showsOnFocus, dir }) => (
    <PartPage dir={dir}>
      <h1 className="product_title">Till rolls</h1>
      <VisuallyHidden as="div" showsOnFocus={showsOnFocus}>
        <a href="#products">{words}</a>
      </VisuallyHidden>
      <p id="products">248 products.</p>
    </PartPage>
  ),
  play: async ({ args }) => {
    const link = screen.getByRole('link', { name: args.words })
    await expect(link.parentElement?.getBoundingClientRect().width).toBeLessThan(2)
    link.focus()
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(40)
  },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...Skipping, ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...Skipping, ...BARE }

export const ForcedColours: Story = { name: 'Forced colours', ...Skipping, ...FORCED_COLOURS }

export const OnAPhone: Story = { name: 'On a phone', ...Skipping, ...PHONE }

export const RightToLeft: Story = { name: 'Right to left', ...Skipping, args: { ...Skipping.args, dir: 'rtl', words: 'تخطَّ عوامل التصفية' } }
