import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Dialog, type CloseReason } from '@tillkit/ui'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import {
  atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs,
} from '../support/part-story.tsx'
import { ShopPage } from './shop-page.tsx'

interface Args extends PartPageArgs {
  title: string
  description: string
  paragraphs: number
  /** The names of the buttons below. */
  actions: string[]
  size: 'small' | 'medium' | 'large'
  role: 'dialog' | 'alertdialog'
  closesOnBackdrop: boolean
  isOpen: boolean
  onClose: (reason: CloseReason) => void
}

const PARAGRAPH = 'What you have not used comes back free of charge within thirty days. Print the label in your account, or ask for one by telephone.'

/** A shop's page with a button that opens a dialog. */
function Opened({ isOpen, paragraphs, actions, dir, onClose, description, ...dialog }: Args) {
  const [isThere, setThere] = useState(isOpen)
  useEffect(() => setThere(isOpen), [isOpen])
  const close = (reason: CloseReason) => {
    onClose(reason)
    setThere(false)
  }
  return (
    <PartPage dir={dir}>
      <p>
        <Button onClick={() => setThere(true)}>Returns</Button>
      </p>
      <ShopPage />
      {isThere && (
        <Dialog
          {...dialog}
          description={description}
          labels={{ close: 'Close' }}
          onClose={close}
          footer={
            actions.length > 0 &&
            actions.map((name, at) => (
              <Button key={name} look={at === actions.length - 1 ? 'primary' : 'secondary'} onClick={() => setThere(false)}>
                {name}
              </Button>
            ))
          }
        >
          {Array.from({ length: paragraphs }, (_, at) => (
            <p key={at}>{PARAGRAPH}</p>
          ))}
        </Dialog>
      )}
    </PartPage>
  )
}

const meta = {
  title: 'Kit/Dialog',
  tags: ['part', 'autodocs'],
  parameters: partDocs(
    'A modal dialog of the browser\'s, open for as long as it is drawn. What does not fit scrolls inside of it. Escape, the cross and a press beside it close it; the focus comes back to the opener.',
    560,
  ),
  args: {
    title: 'Sending something back',
    description: 'Within thirty days, free of charge.',
    paragraphs: 2,
    actions: ['Not now', 'Send something back'],
    size: 'medium',
    role: 'dialog',
    closesOnBackdrop: true,
    isOpen: true,
    dir: 'ltr',
    onClose: fn(),
  },
  argTypes: {
    title: { control: 'text', description: 'Its name, and its first line' },
    description: { control: 'text', description: 'What it is for; screen readers say it with the name' },
    paragraphs: { control: { type: 'range', min: 0, max: 20 }, description: 'How much it holds' },
    actions: { control: 'object', description: '`footer`: buttons that stay in sight, here by their names' },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'], description: '400, 560 or 800 px at most. Default `medium`' },
    role: { control: 'inline-radio', options: ['dialog', 'alertdialog'], description: '`alertdialog` interrupts. Default `dialog`' },
    closesOnBackdrop: { control: 'boolean', description: 'Whether a press beside it closes it. Default true' },
    isOpen: { control: 'boolean', description: 'Whether it is drawn' },
    onClose: { table: { disable: true }, description: 'Told `button`, `backdrop` or `escape`' },
    ...NO_LANGUAGE,
  } as object,
  render: (args) => <Opened {...args} />,
  play: async ({ args }) => {
    if (args.isOpen) await waitFor(() => expect(screen.getByRole(args.role, { name: args.title })).toBeVisible())
    await atRest()
  },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Open: Story = {}

export const Closed: Story = {
  name: 'Opened and closed again',
  args: { isOpen: false },
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Returns' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledWith('button')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await expect(document.documentElement.style.overflow).toBe('')
  },
}

/** Title and buttons stay, what lies between them scrolls. */
export const Scrolling: Story = { args: { paragraphs: 16 } }

export const Asking: Story = {
  name: 'Asking for a decision',
  args: { role: 'alertdialog', size: 'small', title: 'Empty the basket?', description: 'All 12 products in it will be gone.', paragraphs: 0, actions: ['Keep it', 'Empty it'], closesOnBackdrop: false },
}

export const Large: Story = { args: { size: 'large', paragraphs: 4 } }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE }

export const LongWords: Story = {
  name: 'Long words, on a phone',
  ...PHONE,
  args: { title: 'Rücksendeabwicklungsbestimmungen für Kassenbonrollenzubehör und Etikettendrucker', paragraphs: 12 },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { dir: 'rtl', title: 'إرجاع المنتجات', description: 'خلال ثلاثين يومًا ومجانًا.' },
}

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', ...FORCED_COLOURS }
