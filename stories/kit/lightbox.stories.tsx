import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type CloseReason } from '@tillkit/ui'
import { Lightbox, type LightboxLabels } from '@tillkit/ui/lightbox'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import drawer from '../../examples/shop/images/cash-drawer.svg?url'
import register from '../../examples/shop/images/cash-register.svg?url'
import rolls from '../../examples/shop/images/coloured-rolls.svg?url'
import {
  atRest, BARE, FORCED_COLOURS, NO_LANGUAGE, PAGE_BUILDER, partDocs, PartPage, PHONE, REDUCED_MOTION, type PartPageArgs,
} from '../support/part-story.tsx'
import { ShopPage } from './shop-page.tsx'

const PICTURES = [
  { src: register, alt: 'A cash register with its drawer closed', width: 1600, height: 1200, caption: 'The register, closed' },
  { src: drawer, alt: 'A cash drawer', width: 1600, height: 1200 },
  { src: rolls, alt: 'Till rolls in five colours', width: 1600, height: 1200, caption: 'Rolls in white, yellow, green, blue and pink. Coloured paper is thermal paper too, and fades after about five years.' },
]

const LABELS: LightboxLabels = {
  name: 'Pictures of the cash register',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  carousel: 'carousel',
  slide: 'picture',
  counter: '{index} of {total}',
}

interface Args extends PartPageArgs {
  count: number
  index: number
  isOpen: boolean
  onClose: (reason: CloseReason) => void
  onView: (index: number) => void
}

/** A product's page with a button that opens its pictures. */
function Opened({ isOpen, count, dir, onClose, ...lightbox }: Args) {
  const [isThere, setThere] = useState(isOpen)
  useEffect(() => setThere(isOpen), [isOpen])
  const close = (reason: CloseReason) => {
    onClose(reason)
    setThere(false)
  }
  return (
    <PartPage dir={dir}>
      <p>
        <Button onClick={() => setThere(true)}>Pictures</Button>
      </p>
      <ShopPage />
      {isThere && <Lightbox {...lightbox} pictures={count === 1 ? ONE : PICTURES} labels={LABELS} onClose={close} />}
    </PartPage>
  )
}

const ONE = PICTURES.slice(0, 1)

const meta = {
  title: 'Kit/Lightbox',
  tags: ['part', 'autodocs'],
  parameters: partDocs(
    'Pictures over the whole window, turned by arrows, buttons and swipes, larger by a double press, two fingers, plus and minus. An entry of its own (`@tillkit/ui/lightbox`), to be imported when it is opened.',
    560,
  ),
  args: { count: 3, index: 0, isOpen: true, dir: 'ltr', onClose: fn(), onView: fn() },
  argTypes: {
    count: { control: 'inline-radio', options: [1, 3], description: 'How many pictures there are' },
    index: { control: { type: 'range', min: 0, max: 2 }, description: 'The picture that shows at first. Default 0' },
    isOpen: { control: 'boolean', description: 'Whether it is drawn' },
    onClose: { table: { disable: true } },
    onView: { table: { disable: true } },
    ...NO_LANGUAGE,
  } as object,
  render: (args) => <Opened {...args} />,
  play: async ({ args }) => {
    if (!args.isOpen) return
    await waitFor(() => expect(screen.getByRole('dialog', { name: LABELS.name })).toBeVisible())
    await waitFor(() => expect(document.querySelector<HTMLImageElement>('.yarl__slide_current img')?.complete).toBe(true))
    await atRest()
  },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Open: Story = {}

export const LongCaption: Story = { name: 'A long caption', args: { index: 2 } }

export const OnePicture: Story = { name: 'One picture', args: { count: 1 } }

export const Turned: Story = {
  name: 'Turned by arrow, and closed',
  args: { isOpen: false },
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Pictures' })
    await userEvent.click(opener)
    await screen.findByText('1 of 3')
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByText('2 of 3')
    await expect(args.onView).toHaveBeenLastCalledWith(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const OnAPhone: Story = { name: 'On a phone', args: { index: 2 }, ...PHONE }

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl' } }

export const PageBuilder: Story = { name: 'In a page builder\'s theme', ...PAGE_BUILDER }

export const WithoutATheme: Story = { name: 'Without a theme', ...BARE }

export const ReducedMotion: Story = { name: 'Reduced motion', ...REDUCED_MOTION }

export const ForcedColours: Story = { name: 'Forced colours', ...FORCED_COLOURS }
