/** The banner plugin's cookie, which its server reads too: `consentid:…,consent:yes,action:yes,necessary:yes,functional:no,…` */
export const CONSENT_COOKIE = 'cookieyes-consent'

/** What stands in it before the categories, in this order. */
export const keys = { id: 'consentid', consent: 'consent', action: 'action' } as const

/** What each value of it is spelled as; what has not been said is empty. */
export const words = { yes: 'yes', no: 'no' } as const

/** What the plugin writes behind the value. */
export const COOKIE_ATTRIBUTES = '; path=/; SameSite=Strict'

/** Ours: which revision of the shop's policy a visitor has last chosen under. */
export const REVISION_COOKIE = 'tillkit-consent-revision'

/** How the cookies of a visitor look who has chosen, and of one who has not: the script tag goes by it. */
export const CHOSEN = `${CONSENT_COOKIE}=[^;]*action:yes`
export const UNDECIDED = `^(?!.*${CHOSEN})`
