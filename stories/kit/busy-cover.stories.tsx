import type { Meta, StoryObj } from '@storybook/react-vite'
import { BusyCover } from '@tillkit/ui'
import { expect, screen, waitFor } from 'storybook/test'
import {
  atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs,
} from '../support/part-story.tsx'

interface Args extends PartPageArgs {
  isBusy: boolean
  label: string
  delay: number
  lines: number
}

const meta = {
  title: 'Kit/Busy cover',
  tags: ['part', 'autodocs'],
  parameters: partDocs(
    'Lies over a region whose answer takes its time, and keeps the pointer from it. Focus, caret and what is typed stay where they are.',
    360,
  ),
  args: { isBusy: true, label: 'Updating the basket', delay: 0, lines: 2, dir: 'ltr' },
  argTypes: {
    isBusy: { control: 'boolean', description: 'Whether work is under way' },
    label: { control: 'text', description: 'Said to screen readers once the cover shows' },
    delay: { control: { type: 'range', min: 0, max: 2000, step: 50 }, description: 'How long work may take before it shows, in ms. Default 350' },
    lines: { control: { type: 'range', min: 1, max: 30 }, description: 'How tall the region below it is' },
    ...NO_LANGUAGE,
  } as object,
  render: ({ lines, dir, ...cover }) => (
    <PartPage dir={dir}>
      <h1 className="product_title">Basket</h1>
      <BusyCover {...cover}>
        {Array.from({ length: lines }, (_, at) => (
          <p key={at}>
            <label>
              Till rolls, box of 20{' '}
              <input type="number" defaultValue={3 + at} />
            </label>{' '}
            £24.00
          </p>
        ))}
      </BusyCover>
    </PartPage>
  ),
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

const said = async (words: string) => {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))
  await atRest()
}

export const Busy: Story = { play: ({ args }) => said(args.label) }

export const AtRest: Story = { name: 'At rest', args: { isBusy: false } }

/** In the window's middle there would be nothing to see: it stays within sight. */
export const TallRegion: Story = { name: 'A tall region', args: { lines: 25 }, play: ({ args }) => said(args.label) }

export const OnAPhone: Story = { name: 'On a phone', ...Busy, ...PHONE }

export const RightToLeft: Story = { name: 'Right to left', ...Busy, args: { dir: 'rtl' } }

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...Busy, ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...Busy, ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...Busy, ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', ...Busy, ...FORCED_COLOURS }
