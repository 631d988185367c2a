import type {
  changeAccountCall,
  changeOwnAccountCall,
  changePasswordCall,
  endSessionCall,
  inviteAccountCall,
  linkAccountCall,
  removeAccountCall,
} from '@spielplan/shared-contracts/api';

/** Where a call goes; its schemas stay on servers (record 0010). */
type Place<C extends { method: string; path: string }> = Pick<C, 'method' | 'path'>;

export const HUB_CALLS = {
  inviteAccount: { method: 'POST', path: '/pageeditor-api/accounts/' } satisfies Place<typeof inviteAccountCall>,
  changeAccount: { method: 'PATCH', path: '/pageeditor-api/accounts/{id}/' } satisfies Place<typeof changeAccountCall>,
  linkAccount: { method: 'POST', path: '/pageeditor-api/accounts/{id}/link/' } satisfies Place<typeof linkAccountCall>,
  removeAccount: { method: 'DELETE', path: '/pageeditor-api/accounts/{id}/' } satisfies Place<typeof removeAccountCall>,
  endSession: { method: 'DELETE', path: '/pageeditor-api/user/sessions/{id}/' } satisfies Place<typeof endSessionCall>,
  changePassword: { method: 'POST', path: '/pageeditor-api/user/password/' } satisfies Place<typeof changePasswordCall>,
  changeOwnAccount: { method: 'PATCH', path: '/pageeditor-api/user' } satisfies Place<typeof changeOwnAccountCall>,
} as const;
