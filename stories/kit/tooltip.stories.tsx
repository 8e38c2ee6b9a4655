import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tooltip } from '@tillkit/ui'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs } from '../support/part-story.tsx'

interface TooltipArgs extends PartPageArgs {
  words: string
  rise: number
  position: 'start' | 'center' | 'end'
  open: boolean
}

/** A mark that explains itself, somewhere on a page. */
function Mark({ words, rise, position, open, dir }: TooltipArgs) {
  const [mark, setMark] = useState<HTMLElement | null>(null)
  return (
    <PartPage dir={dir}>
      <h1 className="product_title">Delivery</h1>
      <p>Next working day in the United Kingdom, two days to Ireland, three to the islands.</p>
      <p style={{ paddingBlockStart: 100, textAlign: position }}>
        <button
          type="button"
          className="single_add_to_cart_button"
          ref={setMark}
          aria-describedby={open ? 'delivery-tooltip' : undefined}
        >
          Until when?
        </button>
      </p>
      {open && mark && (
        <Tooltip id="delivery-tooltip" anchor={mark} rise={rise}>
          <table>
            <tbody>
              <tr>
                <td>{words}</td>
              </tr>
            </tbody>
          </table>
        </Tooltip>
      )}
    </PartPage>
  )
}

const meta = {
  title: 'Kit/Tooltip',
  tags: ['part', 'autodocs'],
  parameters: partDocs('Above its anchor, in the browser\'s top layer, moved or turned over where the window leaves no room. Opening and closing it is the unit\'s business.', 360),
  args: { dir: 'ltr', words: 'Order by 15:00 and it leaves today.', rise: 54, position: 'center', open: true },
  argTypes: {
    words: { control: 'text', description: 'What the tooltip holds; here the one cell of a table' },
    rise: { control: { type: 'range', min: 16, max: 120 }, description: "From the tooltip's bottom edge to the anchor's, in px" },
    position: { control: 'inline-radio', options: ['start', 'center', 'end'], description: 'Where the anchor stands: it moves in from the edges' },
    open: { control: 'boolean', description: 'Whether it is drawn' },
    ...NO_LANGUAGE,
  } as object,
  render: (args) => <Mark {...args} />,
  play: async ({ args }) => {
    if (args.open) await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await atRest()
  },
} satisfies Meta<TooltipArgs>

export default meta

type Story = StoryObj<TooltipArgs>

/** Above its anchor, in the browser's top layer: nothing of a theme covers or moves it. */
export const Above: Story = {}

export const AtTheStart: Story = { name: 'At the edge: start', args: { position: 'start' } }

export const AtTheEnd: Story = { name: 'At the edge: end', args: { position: 'end' } }

export const LongWords: Story = {
  parameters: partDocs('Above its anchor, in the browser\'s top layer, moved or turned over where the window leaves no room. Opening and closing it is the unit\'s business.', 360),
  args: { dir: 'ltr', words: 'Order by 15:00 on a working day and your parcel leaves our warehouse within the hour; islands take a day longer.' },
}

export const Closed: Story = { args: { open: false } }

export const OnAPhone: Story = { name: 'Long words, on a phone', args: LongWords.args ?? {}, ...PHONE }

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl', words: 'اطلب قبل الثالثة عصرًا ليُرسل اليوم.', position: 'start' } }

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', ...FORCED_COLOURS }
