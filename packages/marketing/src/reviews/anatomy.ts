/** A widget of the reviews provider's: a place with a link to the reviews, which shows until the widget does. */
export const HOST = '.trustpilot-widget'
/** A widget that structured data may belong to. */
export const DESCRIBED = `${HOST}:is([data-sku],[data-schema-type][data-location])`

/** What the provider's plugin prints of itself, and which of it names the host of all widgets. */
export const SETTINGS = 'trustpilot_settings'
export const WIDGET_SCRIPT = 'WidgetScriptUrl'
/** The host where nothing names one. */
export const PROVIDER = 'https://widget.trustpilot.com'

/** What a widget says of itself, by its keys in `dataset`. */
export const keys = {
  template: 'templateId',
  business: 'businessunitId',
  locale: 'locale',
  height: 'styleHeight',
  width: 'styleWidth',
  loading: 'loading',
  /** Meant for the provider's own script alone. */
  robots: 'allowRobots',
  sku: 'sku',
  name: 'name',
  schemaType: 'schemaType',
  location: 'location',
  count: 'reviewnumber',
  price: 'price',
  currency: 'priceCurrency',
  availability: 'availability',
} as const

/** What a widget cannot do without: its key in `dataset`, its attribute, and what the provider's messages call it. */
export const REQUIRED = [
  [keys.template, 'data-template-id', 'templateId'],
  [keys.business, 'data-businessunit-id', 'businessUnitId'],
  [keys.locale, 'data-locale', 'locale'],
] as const

/** What each of the provider's frames is called for screen readers. */
export const FRAME_TITLE = 'Customer reviews powered by Trustpilot'

/** The templates whose products come from several sources, and the one that needs no name for its product. */
export const templates = { imported: '5763bccae0a06d08e809ecbb', nameless: '60f537b5b0f1639de1fe048c' } as const
/** The type of structured data that the nameless one has to say. */
export const PRODUCT = 'Product'

/** What stands around the structured data that the provider has added. */
export const MARKS = { before: 'Added by Trustpilot', after: '/Added by Trustpilot' } as const

/** What structured data needs one of, to be of use. */
export const WORTH = ['offers', 'review', 'aggregateRating'] as const

/** The frame that is the widget itself, in the provider's messages. */
export const MAIN = 'main'

/** What a widget is told when a popup of its has been closed. */
export const POPUP_CLOSED = { name: MAIN, command: 'message', message: 'popup toggled', visible: false } as const

/** The provider's public name. */
export const PUBLIC = 'Trustpilot'

/** Ours, raised at a widget or at the document by the public functions: show it anew; close what has popped up. */
export const events = { reload: 'tillkit:reviews-reload', close: 'tillkit:reviews-close' } as const
