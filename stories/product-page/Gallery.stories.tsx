import type { Meta, StoryObj } from '@storybook/react-vite'
import { galleryHtml, galleryParams, type ForeignSlide, type GalleryPrint, type PicturePrint } from '@tillkit/fixtures/product-page'
import { productGallery } from '@tillkit/product-page'
import { expect, waitFor } from 'storybook/test'
import { PHONE } from '../support/part-story.tsx'
import { playing } from '../support/playing.ts'
import { serverStory, type PageArgs } from '../support/server-story.tsx'

/** What the server prints. */
interface GalleryArgs {
  /** How many pictures there are. */
  count: number
  columns: number
  /** Whether a video comes after them. */
  video: boolean
  /** Whether the files of the pictures come. */
  comes: boolean
  slider: GalleryPrint['slider']
  lightbox: GalleryPrint['lightbox']
  /** What the theme has. */
  features: GalleryPrint['features']
}

const COLOURS = ['#a9cdea', '#f4e3a1', '#f3c0d0', '#cfd8d3', '#d9c7ee']
const RATIOS: readonly (readonly [number, number])[] = [[1200, 1200], [1200, 800], [800, 1200], [1600, 1600]]

/** A drawn picture of a size. */
const drawing = (index: number, [width, height]: readonly [number, number]) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${COLOURS[index % COLOURS.length] ?? ''}"/><circle cx="50%" cy="50%" r="28%" fill="#fff"/><circle cx="50%" cy="50%" r="9%" fill="#333"/><text x="50%" y="92%" font-size="90" text-anchor="middle">${index + 1}</text></svg>`)}`

/** Pictures that cannot be shown, without a server that is asked for them. */
const broken = (html: string): string => html.replace(/\/wp-content\/uploads\/[^"\s]+\.png/g, 'data:image/png;base64,').replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, '')

/** The fixtures print files of a shop; a story draws them. */
function drawn(html: string): string {
  return html.replace(/\/wp-content\/uploads\/2026\/11\/roll-(\d+)(-(\d+)x(\d+))?\.png( \d+w)?/g, (_whole, index: string, small?: string, width?: string, height?: string, wide = '') => {
    const full = RATIOS[Number(index) % RATIOS.length] ?? [1200, 1200]
    return drawing(Number(index), small ? [Number(width), Number(height)] : full) + wide
  }).replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, '')
}

function print({ count, columns, video, comes, ...set }: GalleryArgs) {
  const pictures: readonly (PicturePrint | ForeignSlide)[] = [
    ...Array.from({ length: count }, (_, id) => ({ id, file: `roll-${id}`, alt: `Till roll ${id + 1}`, caption: id === 1 ? 'A box of twenty' : '', size: RATIOS[id % RATIOS.length] ?? ([1200, 1200] as const) })),
    ...(video ? [{ html: '<video src="data:video/webm;base64," controls playsinline preload="none"></video>' }] : []),
  ]
  const html = galleryHtml(pictures, columns)
  return {
    html: `<div class="product"><div style="max-width: 420px">${comes ? drawn(html) : broken(html)}</div></div>`,
    globals: { wc_single_product_params: galleryParams(set) },
    pageClass: 'single-product woocommerce woocommerce-page',
  }
}

const meta = {
  title: 'Product page/Gallery',
  tags: ['autodocs'],
  ...serverStory<GalleryArgs>({
    unit: productGallery,
    print,
    args: { count: 4, columns: 4, video: false, comes: true, slider: {}, lightbox: {}, features: ['slider', 'zoom', 'lightbox'] },
    argTypes: {
      count: { control: { type: 'range', min: 0, max: 80 }, description: 'How many pictures there are' },
      columns: { control: { type: 'range', min: 2, max: 6 }, description: 'How many thumbnails stand side by side' },
      video: { control: 'boolean', description: 'Whether a plugin has put a video after them' },
      comes: { control: 'boolean', description: 'Whether the files of the pictures come' },
      slider: { control: 'object', description: 'What the shop sets of the slider' },
      lightbox: { control: 'object', description: 'What the shop sets of the lightbox' },
      features: { control: 'object', description: 'What the theme has: slider, zoom, lightbox' },
    },
  }),
} satisfies Meta<GalleryArgs & PageArgs>

export default meta

type Story = StoryObj<GalleryArgs & PageArgs>

/** Pictures of several shapes. */
export const Shapes: Story = {}

/** A shopper goes on to the second picture. */
export const SecondPicture: Story = {
  name: 'Second picture',
  play: playing(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Image 2 of 4: Till roll 2' }))
    await expect(canvas.getByRole('button', { name: 'Image 2 of 4: Till roll 2' })).toHaveAttribute('aria-current', 'true')
  }),
}

/** The pictures over the whole page. */
export const Lightbox: Story = {
  play: playing(async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View full-screen image gallery' }))
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog[open]')).toBeVisible())
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('.tillkit-lightbox__counter')).toHaveTextContent('1 / 4'))
  }),
}

export const OnePicture: Story = { name: 'One picture', args: { count: 1 } }

export const ManyPictures: Story = { name: 'Many pictures', args: { count: 23, columns: 6 } }

/** Arrows and numbers, as a shop may ask for them. */
export const ArrowsAndNumbers: Story = { name: 'Arrows and numbers', args: { slider: { directionNav: true, controlNav: true, animation: 'fade' } } }

/** They move by themselves, with a button that stops them. */
export const ByThemselves: Story = { name: 'By themselves', args: { slider: { slideshow: true, slideshowSpeed: 5000, animationLoop: true } } }

export const WithAVideo: Story = { name: 'With a video', args: { video: true } }

/** No file comes: words stand in the pictures' place, and their links lead on. */
export const NoFiles: Story = { name: 'No files', args: { comes: false } }

/** A theme without slider, zoom and lightbox. */
export const PlainTheme: Story = { name: 'Plain theme', args: { features: [] } }

export const RightToLeft: Story = { name: 'Right to left', args: { lang: 'ar', dir: 'rtl', slider: { rtl: true, directionNav: true } } }

export const OnAPhone: Story = { name: 'On a phone', ...PHONE }
