import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fileSize } from './file-size.ts'
import { FileList, type ListedFile } from './FileList.tsx'

afterEach(cleanup)

const labels = {
  list: 'Files',
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `${name} is being sent`,
  waiting: 'Waiting',
  done: 'Sent',
  retry: 'Again',
}
const FILES: ListedFile[] = [
  { id: '1', name: 'a.jpg', size: 1_240_000, state: 'done', href: '#a' },
  { id: '2', name: 'b.jpg', size: 900, state: 'uploading', progress: 0.25 },
  { id: '3', name: 'c.jpg', state: 'uploading', progress: null },
  { id: '4', name: 'd.jpg', state: 'failed', error: 'It broke off.' },
  { id: '5', name: 'e.mov', state: 'failed', error: 'Too large.', retry: false },
]

function Demo({ start = FILES }: { start?: readonly ListedFile[] }) {
  const [files, setFiles] = useState(start)
  return (
    <>
      <input id="add" type="file" />
      <FileList
        files={files}
        labels={labels}
        locale="en-GB"
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { id, name: file.name, state: 'waiting' } : file)))}
        focusAfter={() => document.querySelector<HTMLElement>('#add')}
      />
    </>
  )
}

const pressed = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id

it('says of each file what it is called, how large it is and how far it has come', () => {
  render(<Demo />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['a.jpg1.2 MBSent', 'b.jpg900 byte25%', 'c.jpg', 'd.jpgIt broke off.Again d.jpg', 'e.movToo large.'])
  expect(screen.getByRole('link', { name: 'a.jpg' }).getAttribute('href')).toBe('#a')
  const known = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'b.jpg is being sent' })
  expect([known.getAttribute('value'), known.getAttribute('max')]).toEqual(['0.25', '1'])
  expect(screen.getByRole('progressbar', { name: 'c.jpg is being sent' }).hasAttribute('value')).toBe(false)
})

it('removes a file, and gives the focus to the next one, and after the last to what the unit names', () => {
  render(<Demo start={FILES.slice(0, 2)} />)
  pressed('Remove a.jpg')
  expect(focused()).toBe('Remove b.jpg')
  pressed('Remove b.jpg')
  expect(focused()).toBe('add')
})

it('tries again where that is worth it, and keeps the focus in the row when the button goes', () => {
  render(<Demo />)
  expect(screen.queryByRole('button', { name: 'Again e.mov' })).toBeNull()
  pressed('Again d.jpg')
  expect(screen.queryByText('It broke off.')).toBeNull()
  expect(focused()).toBe('Remove d.jpg')
})

it('shows a file that is a picture, and gives its address back when it goes', () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:front')
  const givenBack = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const picture = new Blob(['front'], { type: 'image/png' })
  render(<Demo start={[{ id: '1', name: 'front.png', state: 'done', picture }]} />)
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('blob:front')
  expect([made.mock.calls, givenBack.mock.calls]).toEqual([[[picture]], []])
  pressed('Remove front.png')
  expect([screen.queryByRole('presentation'), givenBack.mock.calls]).toEqual([null, [['blob:front']]])
  vi.restoreAllMocks()
})

it('leaves the room of a picture empty that the browser cannot show', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plan')
  render(<Demo start={[{ id: '1', name: 'plan.heic', state: 'done', picture: new Blob() }]} />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(screen.queryByRole('presentation')).toBeNull()
  vi.restoreAllMocks()
})

it('says why a file stands still, and marks what went wrong for scripts of the page', () => {
  const note = 'The line is cut.'
  const files: ListedFile[] = [{ id: '1', name: 'a.jpg', state: 'uploading', progress: 0.5, note }, { id: '2', name: 'b.jpg', state: 'failed', error: 'Too large.' }]
  render(<FileList files={files} labels={labels} locale="en-GB" errorAttributes={{ 'data-wrong': '' }} onRemove={() => undefined} />)
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['a.jpg50%The line is cut.', 'b.jpgToo large.'])
  expect(document.querySelector('[data-wrong]')?.textContent).toBe('Too large.')
})

it('states sizes in the language of the page', () => {
  expect([0, 999, 1000, 2_450_000, 3_000_000_000].map((size) => fileSize(size, 'en-GB'))).toEqual(['0 byte', '999 byte', '1 kB', '2.5 MB', '3 GB'])
  expect(fileSize(2_450_000, 'de-DE').replace(/\s/g, ' ')).toBe('2,5 MB')
})
