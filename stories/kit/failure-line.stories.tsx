import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLife } from '@tillkit/dom'
import { createFailureLines, focusBriefly, tryAgain, type Failure } from '@tillkit/ui/plain'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { BARE, FORCED_COLOURS, PAGE_BUILDER, partDocs, PHONE } from '../support/part-story.tsx'

/** Where units say it, each with the class that its style sheet knows. */
const STYLES = {
  'above a listing': 'tillkit-listing-error',
  'beside a button': 'tillkit-cart-error',
  'in a mini cart': 'tillkit-mini-cart-note',
} as const

interface LineArgs {
  words: string
  style: keyof typeof STYLES
  again: string
  dir: 'ltr' | 'rtl'
}

/** A listing whose page could not be loaded, with a line that says so. */
function Listing({ words, style, again, dir }: LineArgs) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!list || !button) return undefined
    const life = createLife(reportError)
    const lines = createFailureLines<'load'>(life)
    const isBeside = style === 'beside a button'
    const show = () => lines.show('load', {
      words,
      className: STYLES[style],
      tag: isBeside ? 'span' : 'p',
      place: isBeside ? { position: 'after', anchor: button } : { position: 'before', anchor: list },
      ...(again && { add: tryAgain({ label: again, act: () => lines.clear('load'), goOn: () => void focusBriefly(life, list) }) }),
    } satisfies Failure)
    show()
    return () => life.end()
  }, [list, button, words, style, again])
  return (
    <main className="site-main" dir={dir}>
      <h1>Till rolls</h1>
      <section ref={setList} aria-label="Products">
        <p>Thermal till rolls 57 × 40, £4.20</p>
        <button type="button" className="button" ref={setButton}>
          Add to basket
        </button>
      </section>
    </main>
  )
}

const meta = {
  title: 'Kit/Failure line',
  tags: ['part', 'autodocs'],
  parameters: partDocs('A line of the page that says that something failed, with another try: without React, for a network that has just failed would have to bring it.', 280),
  args: { words: 'The products could not be loaded. Those below are the last ones.', style: 'above a listing', again: 'Try again', dir: 'ltr' },
  argTypes: {
    words: { control: 'text', description: 'What could not be done' },
    style: { control: 'inline-radio', options: Object.keys(STYLES), description: 'Whose line it is: themes style each by its own class' },
    again: { control: 'text', description: 'What its button says; without words it has none' },
    lang: { table: { disable: true } },
  } as object,
  render: (args) => <Listing {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(args.words, { exact: false })).toBeVisible())
  },
} satisfies Meta<LineArgs>

export default meta

type Story = StoryObj<LineArgs>

/** The last listing stays; the line above it offers another try. */
export const WithAButton: Story = { name: 'With a button' }

/** What only says so: the control itself works again. */
export const BesideAButton: Story = {
  name: 'Beside a button',
  args: { words: 'This could not be added to your basket. Please try again.', style: 'beside a button', again: '' },
}

export const InAMiniCart: Story = {
  name: 'In a mini cart',
  args: { words: 'The shop did not answer. Please check your cart.', style: 'in a mini cart', again: '' },
}

/** The line goes with the click on its button, and the focus goes on at the listing. */
export const TriedAgain: Story = {
  name: 'Tried again',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus()
  },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ForcedColours: Story = { name: 'Forced colours', ...FORCED_COLOURS }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl', words: 'تعذر تحميل المنتجات. ما يظهر أدناه هو الأخير.', again: 'حاول مرة أخرى' } }
