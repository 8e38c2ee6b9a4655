export {
  onCheckout,
  raiseCheckout,
  type CheckoutEventMap,
  type CheckoutFailedDetail,
  type PaymentDetail,
  type PlacingDetail,
  type SeekDetail,
  type UpdateArgs,
  type UpdatedDetail,
  type UpdatingDetail,
} from './events.ts'
