import { dispatchChange } from '@tillkit/dom'
import type { FormContext } from '../../context.ts'
import { DROPZONE } from '../uploads/anatomy.ts'
import type { CameraField } from './read-camera.ts'

/** What takes files at an uploader, by the names of the builder's library. */
interface Dropzone {
  addFile(file: File): void
}

/** Gives a file to what holds those of a field, as if it had been chosen there. */
export function giveFile({ host, form }: FormContext, { input, uploader, control }: CameraField, file: File): void {
  host.announce(host.t('cameraAdded', { name: file.name }))
  const dropzone = uploader && (Reflect.get(uploader, DROPZONE) as Dropzone | undefined)
  if (dropzone) return dropzone.addFile(file)
  holdFiles(input, [file])
  form.leave(control.id)
}

/** Lets an input hold other files, and tells of it. */
export function holdFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  dispatchChange(input)
}
