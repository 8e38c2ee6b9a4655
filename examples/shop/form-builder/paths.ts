/** Where the pages with forms of the builder's stand. */
export const CONTACT_PAGE = '/forms/contact/'
export const QUESTION_PAGE = '/forms/question/'
export const REPAIR_PAGE = '/forms/repair/'
export const ORDER_PAGE = '/forms/order/'
export const POPUP_PAGE = '/forms/popup/'
export const BY_PAGE = '/forms/by-page/'

export const VISIT_PAGE = '/forms/visit/'

/** Where the shop shows what was sent. */
export const SENT = '/sent/'
