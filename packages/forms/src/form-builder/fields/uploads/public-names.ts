import type { Life } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { UTILITIES } from '../../anatomy.ts'
import { addToPublicNames, DROPZONES } from '../../public-object.ts'
import { DROPZONE } from './anatomy.ts'
import type { Uploads } from './uploads.store.ts'

/** Lets scripts of others give files to a field and take them away, by the names of the builder's library: a camera does, and snippets of shops. */
export function enterUploader(life: Life, element: HTMLElement, uploads: Uploads): void {
  const names = {
    element,
    addFile: (file: unknown) => void (file instanceof File && uploads.add([{ file }])),
    removeAllFiles: () => uploads.store.getState().files.forEach(({ id }) => uploads.remove(id)),
  }
  Reflect.set(element, DROPZONE, names)
  DROPZONES.push(names)
  addToPublicNames(life, { init: settle }, UTILITIES.uploads)
  life.onEnd(() => {
    if (Reflect.get(element, DROPZONE) === names) Reflect.deleteProperty(element, DROPZONE)
    DROPZONES.splice(DROPZONES.indexOf(names), 1)
  })
}
