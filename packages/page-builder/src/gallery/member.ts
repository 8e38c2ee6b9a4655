import { defineWidget } from '@tillkit/mount'
import { GALLERY } from './anatomy.ts'
import { bindGallery } from './gallery.bind.ts'
import { readGallery } from './gallery.read.ts'
import { createGalleryStore } from './gallery.store.ts'
import { messages } from './messages.ts'

/** A grid of pictures, a page at a time. */
export const unit = defineWidget({
  name: 'page-builder/gallery',
  selector: GALLERY,
  when: 'now',
  messages,
  read: readGallery,
  key: ({ key }) => key,
  store: ({ perPage }) => createGalleryStore(perPage),
  renew: (store, { perPage }) => store.setState({ perPage }),
  bind: bindGallery,
})
