import { describeWidget } from '@tillkit/testing/contract'

describeWidget(async () => (await import('./review-invites.ts')).reviewInvites, {
  title: 'where consent is waited for',
  html: '<p>Thank you.</p>',
  globals: { _ckyConfig: {}, trustpilot_settings: { key: 'k', TrustpilotScriptUrl: 'https://provider.test/tp.min.js' }, trustpilot_order_data: { OrderData: { referenceId: '1' } } },
})
