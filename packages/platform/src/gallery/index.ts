export { GALLERY_PARAMS, GALLERY_PLUGIN, IMAGES, lifeEvents, ownTellingEvents, tellingEvents, THUMBNAILS } from './anatomy.ts'
export { onGalleryTold, tellGallery, type GalleryListeners, type GalleryTelling } from './gallery-news.ts'
