import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileList, type FileListLabels, type ListedFile } from '@tillkit/ui'
import { useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ARABIC, ENGLISH, IN, KIT, KitPage, type PageArgs } from './kit-page.tsx'

interface FileArgs extends PageArgs {
  files: ListedFile[]
  labels: FileListLabels
}

function Demo({ files, labels, ...page }: FileArgs) {
  const [left, setLeft] = useState<readonly ListedFile[]>(files)
  const field = useRef<HTMLInputElement>(null)
  const again = (file: ListedFile, id: string): ListedFile =>
    file.id === id ? { id, name: file.name, size: file.size ?? 0, state: 'uploading', progress: 0 } : file
  return (
    <KitPage heading={page.lang === 'ar' ? 'صورك' : 'Your pictures'} {...page}>
      <p>
        <label>
          {page.lang === 'ar' ? 'إضافة' : 'Add pictures'} <input ref={field} type="file" multiple />
        </label>
      </p>
      <FileList
        files={left}
        labels={labels}
        locale={page.lang}
        onRemove={(id) => setLeft(left.filter((file) => file.id !== id))}
        onRetry={(id) => setLeft(left.map((file) => again(file, id)))}
        focusAfter={() => field.current}
      />
    </KitPage>
  )
}

const FILES: ListedFile[] = [
  { id: '1', name: 'front-door.jpg', size: 2_400_000, state: 'done', href: '#front-door' },
  { id: '2', name: 'hall.jpg', size: 3_100_000, state: 'uploading', progress: 0.62 },
  { id: '3', name: 'stairs.heic', size: 4_800_000, state: 'waiting' },
  { id: '4', name: 'plan.pdf', size: 640_000, state: 'failed', error: 'The connection broke off.' },
]

const meta = {
  title: 'Kit/File list',
  tags: ['part', 'autodocs'],
  ...KIT,
  args: {
    ...ENGLISH,
    files: FILES,
    labels: {
      list: 'Files',
      remove: (name: string) => `Remove ${name}`,
      progress: (name: string) => `${name} is being sent`,
      waiting: 'Waiting',
      done: 'Sent',
      retry: 'Try again',
    },
  },
  argTypes: {
    files: { control: 'object', description: '`id`, `name`, `size` in bytes, `href`, `picture`, and `state`: `waiting`, `uploading` with `progress` and `note`, `done`, `failed` with `error` and `retry`' },
    labels: { control: 'object', description: 'All words' },
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<FileArgs>

export default meta
type Story = StoryObj<FileArgs>

export const EveryState: Story = {}
export const Uploading: Story = { args: { files: [FILES[1] ?? meta.args.files[0] ?? { id: '', name: '', state: 'done' }] } }
/** Nobody knows how far it has come. */
export const UnknownProgress: Story = { args: { files: [{ id: '1', name: 'hall.jpg', state: 'uploading', progress: null }] } }
export const TooLarge: Story = { name: 'Failed for good', args: { files: [{ id: '1', name: 'video.mov', size: 1_240_000_000, state: 'failed', error: 'Larger than the 20 MB that we take.', retry: false }] } }
/** Trying again takes the button away; the focus stays in the file's row. */
export const Retried: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again plan.pdf' }))
    await expect(canvas.getByRole('button', { name: 'Remove plan.pdf' })).toHaveFocus()
  },
}
/** A picture that is small and made here: a roll of paper. */
const PICTURE = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#cde"/><circle cx="4" cy="4" r="3" fill="#246"/></svg>'], { type: 'image/svg+xml' })
const PICTURED: ListedFile[] = [
  { id: '1', name: 'front-door.jpg', size: 2_400_000, state: 'done', picture: PICTURE },
  { id: '2', name: 'hall.jpg', size: 3_100_000, state: 'uploading', progress: 0.62, note: 'The connection is lost. It goes on once it is back.', picture: PICTURE },
  { id: '3', name: 'stairs.heic', size: 4_800_000, state: 'failed', error: 'The connection broke off.', picture: new Blob(['none'], { type: 'image/heic' }) },
]
/** Files that can be shown; the last is of a kind that browsers do not know. */
export const Pictures: Story = { args: { files: PICTURED } }
export const PicturesOnAPhone: Story = { ...Pictures, ...IN.phone }
export const PicturesRightToLeft: Story = { args: { ...ARABIC, files: PICTURED } }
export const Empty: Story = { name: 'No files', args: { files: [] } }
export const LongWords: Story = {
  args: {
    files: [
      { id: '1', name: 'IMG_20260412_a-very-long-name-that-a-camera-or-a-person-once-gave-to-this-picture_final_FINAL(2).jpg', size: 2_400_000, state: 'uploading', progress: 0.2 },
      { id: '2', name: 'plan.pdf', size: 640_000, state: 'failed', error: 'The shop did not take this file: it may be open in another program, or protected by a password. Save it again and try once more.' },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    ...ARABIC,
    files: [{ id: '1', name: 'باب.jpg', size: 2_400_000, state: 'uploading', progress: 0.62 }, { id: '2', name: 'plan.pdf', size: 640_000, state: 'failed', error: 'انقطع الاتصال.' }],
    labels: { ...meta.args.labels, waiting: 'انتظار', done: 'تم', retry: 'أعد المحاولة' },
  },
}
export const OnAPhone: Story = { ...IN.phone }
export const LongWordsOnAPhone: Story = { ...LongWords, ...IN.phone }
export const ForcedColours: Story = { ...IN.forcedColours }
export const PageBuilderTheme: Story = { ...IN.pageBuilder }
export const BareTheme: Story = { ...IN.bare }
/** What waits without a known end stands still. */
export const ReducedMotion: Story = { ...UnknownProgress, ...IN.reducedMotion }
