import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Drawer, type CloseReason } from '@tillkit/ui'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import {
  atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs,
} from '../support/part-story.tsx'
import { ShopPage } from './shop-page.tsx'

interface Args extends PartPageArgs {
  title: string
  side: 'start' | 'end' | 'bottom'
  options: number
  hasFooter: boolean
  isOpen: boolean
  onClose: (reason: CloseReason) => void
}

/** A shop's page with a button that opens a drawer of filters. */
function Opened({ isOpen, options, hasFooter, dir, onClose, ...drawer }: Args) {
  const [isThere, setThere] = useState(isOpen)
  useEffect(() => setThere(isOpen), [isOpen])
  const close = (reason: CloseReason) => {
    onClose(reason)
    setThere(false)
  }
  return (
    <PartPage dir={dir}>
      <p>
        <Button onClick={() => setThere(true)}>Filters</Button>
      </p>
      <ShopPage />
      {isThere && (
        <Drawer
          {...drawer}
          labels={{ close: 'Close' }}
          onClose={close}
          footer={
            hasFooter && (
              <Button look="primary" onClick={() => setThere(false)}>
                Show 24 products
              </Button>
            )
          }
        >
          {Array.from({ length: options }, (_, at) => (
            <p key={at}>
              <label>
                <input type="checkbox" /> {57 + at} mm
              </label>
            </p>
          ))}
        </Drawer>
      )}
    </PartPage>
  )
}

const meta = {
  title: 'Kit/Drawer',
  tags: ['part', 'autodocs'],
  parameters: partDocs('A dialog that comes from a side of the window: for baskets, filters and menus.', 560),
  args: { title: 'Width of the rolls', side: 'end', options: 6, hasFooter: true, isOpen: true, dir: 'ltr', onClose: fn() },
  argTypes: {
    title: { control: 'text', description: 'Its name, and its first line' },
    side: { control: 'inline-radio', options: ['start', 'end', 'bottom'], description: 'Where it comes from; start and end follow the text. Default `end`' },
    options: { control: { type: 'range', min: 0, max: 40 }, description: 'How much it holds' },
    hasFooter: { control: 'boolean', description: '`footer`: buttons that stay in sight' },
    isOpen: { control: 'boolean', description: 'Whether it is drawn' },
    onClose: { table: { disable: true }, description: 'Told `button`, `backdrop` or `escape`' },
    ...NO_LANGUAGE,
  } as object,
  render: (args) => <Opened {...args} />,
  play: async ({ args }) => {
    if (args.isOpen) await waitFor(() => expect(screen.getByRole('dialog', { name: args.title })).toBeVisible())
    await atRest()
  },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const AtTheEnd: Story = {
  name: 'At the end',
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: args.title })
    await atRest()
    await expect(drawer.getBoundingClientRect().right).toBe(innerWidth)
    await expect(drawer.getBoundingClientRect().height).toBe(innerHeight)
  },
}

export const AtTheStart: Story = { name: 'At the start', args: { side: 'start' } }

export const AtTheBottom: Story = { name: 'At the bottom', args: { side: 'bottom', options: 3 } }

export const Scrolling: Story = { args: { options: 40 } }

export const Closed: Story = {
  name: 'Opened and closed again',
  args: { isOpen: false },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Show 24 products' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const OnAPhone: Story = { name: 'On a phone', args: { options: 30 }, ...PHONE }

export const AtTheBottomOnAPhone: Story = { name: 'At the bottom, on a phone', args: { side: 'bottom' }, ...PHONE }

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl', title: 'عرض اللفات' },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: args.title })
    await atRest()
    await expect(drawer.getBoundingClientRect().left).toBe(0)
  },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', ...FORCED_COLOURS }
