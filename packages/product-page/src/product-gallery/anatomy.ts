/* What the script tag knows too: in names of their own, so that it carries no more of the anatomy. */
/** A product's pictures. What the blocks of the editor draw is theirs. */
export const GALLERY = '.woocommerce-product-gallery:not([data-wp-interactive] *)'
/** What opens a picture over the page. */
export const PICTURE_LINK = '.woocommerce-product-gallery__image a'

/** What the server prints in a gallery. */
export const anatomy = {
  wrapper: '.woocommerce-product-gallery__wrapper',
  /** One of the pictures, or what a plugin shows in place of one. Clones are what the platform's own slider makes. */
  slide: '.woocommerce-product-gallery__image:not(.clone)',
  image: 'img:not(.zoomImg)',
  link: 'a[href]',
} as const

/** What of a slide can have the focus. */
export const FOCUSABLE = 'a[href],button,iframe,video[controls]'

/** A video that shows a picture until it plays. */
export const POSTER = 'video[poster]'

/** What plays in a slide. */
export const MEDIA = 'video,audio'
export const FRAME = 'iframe'

/** How many thumbnails stand side by side, at the gallery; the second name is the page builder's. */
export const COLUMN_ATTRIBUTES = ['data-columns', 'data-cols'] as const

/** Attributes of slides and of their pictures. */
export const attributes = {
  thumb: 'data-thumb',
  thumbAlt: 'data-thumb-alt',
  thumbSrcset: 'data-thumb-srcset',
  thumbSizes: 'data-thumb-sizes',
  full: 'data-large_image',
  fullWidth: 'data-large_image_width',
  fullHeight: 'data-large_image_height',
  /** The file that is looked at closely. */
  close: 'data-src',
  caption: 'data-caption',
} as const

/** Where pictures of older shops have their caption. */
export const TITLE = 'title'

/** The attributes by which a slide shows another picture, as the platform's form changes them. */
export const PICTURE_ATTRIBUTES = [attributes.thumb, attributes.full, attributes.fullWidth, attributes.close, 'src', 'alt']

/** Where the platform's form remembers what an attribute said before a variation's picture. */
export const REMEMBERED = 'data-o_'

/** How many thumbnails stand side by side where nothing says so. */
export const COLUMNS = 4
/** More than these beside each other nobody can press. */
export const MOST_COLUMNS = 10
/** The custom properties that say to style sheets how many there are, and in which of them all thumbnails stand. */
export const COLUMNS_PROPERTY = '--tillkit-thumbs'
export const COLUMN_PROPERTY = '--tillkit-thumbs-column'
/** The same, as a class of the gallery's. */
export const columnsClass = /--columns-(\d+)/

/** Classes that we give to what the server printed; themes and scripts know the slider's by them. */
export const classes = {
  viewport: 'flex-viewport',
  active: 'flex-active-slide',
  /** Ours: the gallery slides. */
  slides: 'tillkit-gallery',
} as const

/** What is drawn, by the names that themes style. */
export const drawn = {
  trigger: 'woocommerce-product-gallery__trigger',
  /** The row of either kind. */
  row: 'flex-control-nav',
  thumbs: 'flex-control-nav flex-control-thumbs',
  /** Dots with numbers, in place of thumbnails. */
  dots: 'flex-control-nav flex-control-paging',
  current: 'flex-active',
} as const

/** The arrows, where a shop wants them: their row, the place and the link of each, and one that leads nowhere. */
export const arrows = { row: 'flex-direction-nav', previous: ['flex-nav-prev', 'flex-prev'], next: ['flex-nav-next', 'flex-next'], disabled: 'flex-disabled' } as const

/** The large picture under the pointer. */
export const ZOOM_CLASS = 'zoomImg'

/** The lightbox's dialog, which the platform prints at the end of the page. */
export const DIALOG_ID = 'photoswipe-fullscreen-dialog'

/** What the page's parameters say, by their names there. */
export const params = {
  sliderOn: 'flexslider_enabled',
  slider: 'flexslider',
  zoomOn: 'zoom_enabled',
  zoom: 'zoom_options',
  lightboxOn: 'photoswipe_enabled',
  lightbox: 'photoswipe_options',
  trigger: 'i18n_product_gallery_trigger_text',
} as const

/** Takes the zoom of a slide away. */
export const ZOOM_DESTROY = 'zoom.destroy'

/** Keys of jQuery's data by which scripts of others find a gallery, and its slider. */
export const dataKeys = { gallery: 'product_gallery', slider: 'flexslider' } as const

/** jQuery's function by which scripts of others move a slider. */
export const SLIDER_PLUGIN = 'flexslider'

/** Ours, native, at the gallery, whenever it shows another picture: `{ index, count }`. */
export const SHOWN_EVENT = 'tillkit:gallery-shown'
