import type { VisitRecord } from '../records/record.ts'

/** What is known of a visit, as the library's `get` has it. */
export type VisitData = Readonly<Record<'current' | 'current_add' | 'first' | 'first_add' | 'session' | 'udata' | 'promo', VisitRecord>>

/** What an order carries, by its fields: null for all of them while tracking is off, undefined for what is not known. */
export type OrderData = Readonly<Record<string, string | null | undefined>>
