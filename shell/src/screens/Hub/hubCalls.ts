import type {
  changeAccountCall,
  changeAlertsCall,
  changeDesignCall,
  changeHoursCall,
  changeOwnAccountCall,
  changePageCall,
  changePageTextsCall,
  changePasswordCall,
  changeRedirectsCall,
  createPageCall,
  endSessionCall,
  inviteAccountCall,
  linkAccountCall,
  pageBinCall,
  pageChangesCall,
  pageTextsCall,
  removeAccountCall,
  removePageCall,
  restorePageCall,
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
  changeAlerts: { method: 'PATCH', path: '/pageeditor-api/site-forms/alerts/' } satisfies Place<typeof changeAlertsCall>,
  changeHours: { method: 'PATCH', path: '/pageeditor-api/site-forms/opening-hours/' } satisfies Place<typeof changeHoursCall>,
  changeRedirects: { method: 'PATCH', path: '/pageeditor-api/site-forms/redirects/' } satisfies Place<typeof changeRedirectsCall>,
  changeDesign: { method: 'PATCH', path: '/pageeditor-api/site-forms/design/' } satisfies Place<typeof changeDesignCall>,
  createPage: { method: 'POST', path: '/pageeditor-api/page-tree/' } satisfies Place<typeof createPageCall>,
  changePage: { method: 'PATCH', path: '/pageeditor-api/page-tree/{id}/' } satisfies Place<typeof changePageCall>,
  removePage: { method: 'DELETE', path: '/pageeditor-api/page-tree/{id}/' } satisfies Place<typeof removePageCall>,
  pageChanges: { method: 'GET', path: '/pageeditor-api/page-tree/{id}/changes/' } satisfies Place<typeof pageChangesCall>,
  pageBin: { method: 'GET', path: '/pageeditor-api/page-bin/' } satisfies Place<typeof pageBinCall>,
  restorePage: { method: 'POST', path: '/pageeditor-api/page-bin/{id}/restore/' } satisfies Place<typeof restorePageCall>,
  pageTexts: { method: 'GET', path: '/{lang}/pageeditor-api/page-texts/{id}/' } satisfies Place<typeof pageTextsCall>,
  changePageTexts: { method: 'PATCH', path: '/{lang}/pageeditor-api/page-texts/{id}/' } satisfies Place<
    typeof changePageTextsCall
  >,
} as const;
