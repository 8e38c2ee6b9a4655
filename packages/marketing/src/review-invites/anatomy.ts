/** What the provider's plugin prints: its own settings, the kind of the page, the widgets that it places on pages, and an order. */
export const globals = {
  settings: 'trustpilot_settings',
  page: 'trustbox_settings',
  boxes: 'trustpilot_trustbox_settings',
  order: 'trustpilot_order_data',
} as const

/** Members of these. */
export const members = {
  key: 'key',
  script: 'TrustpilotScriptUrl',
  page: 'page',
  sku: 'sku',
  name: 'name',
  boxes: 'trustboxes',
  order: 'OrderData',
} as const

/** The kind of page whose widgets are told the product. */
export const PRODUCT = 'product'

/** The provider's function, which keeps what it is asked until its script has come, and the name by which that finds it. */
export const publicNames = { object: 'TrustpilotObject', ask: 'tp', queue: 'q' } as const

/** What the function is asked. */
export const requests = { register: 'register', boxes: 'trustBox', invite: 'createInvitation' } as const
