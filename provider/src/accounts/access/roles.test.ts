import { eq } from 'drizzle-orm';
import { allCalls, type Call, type CallAccess, callPath } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editors } from '../../platform/database/schema/index.ts';
import { setPublishing } from '../../testing/editorsDesk.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';

/** Whom each call is for, said a second time: a new one, or one that opens to others, is red until its row is here. */
const ROWS: Readonly<Record<CallAccess | 'everybody', string>> = {
  everybody: `addresses article articleCategories articleTags articles articlesTeaser calendar changes containerBySlug event
    eventAvailability events eventTags exhibitionTypes form genres htmlPart imprint privacy terms productionTags rooms seasons
    series page preview person personCategories persons production productions autocomplete search searchEvents searchOthers
    seriesDetail breakingNews nav openingHours redirects settings teasers room venue venues userDetails readCart
    addToCart emptyCart releaseCartItem renewCart submitForm uploadTempFile logError login logout setPassword`,
  account: 'changeOwnAccount changePassword endSession ownSessions orders editor',
  editor: `changePageTexts copyBlocks createPreviewLink discardDocuments documentBlocks documentChecks documentState documentVersion
    documentVersions formNames linkTargets markTranslated moments moveBlock nameDocumentVersion pageTexts prepareBlocks presence
    previewLinks readBlock removeBlock removePreviewLink restoreBlocks restoreDocumentVersion searchFiles siteChecks changeMedia
    createMedia media mediaUsages removeMedia replaceMedia beginUpload finishUpload mediaUpload sendUploadPart pages createPage
    pageBin pageChanges pageTree pageVersions restorePageVersion alertsForm brandForm designForm hoursForm redirectsForm switchesForm
    createContainer hoursPlaceForm houseTextsForm`,
  publish: `publishDocuments unpublishDocuments unscheduleDocuments changePage removePage restorePage changeAlerts changeDesign
    changeBrand changeHours changeHoursPlace changeHouseTexts changeRedirects changeSwitches`,
  dashboard: `dashboardOverview dashboardSite dashboardVersions errorLogEntries keepProofRun pageActivities proofRun searchKeywords
    searchMisses answerSearch ticketEvents`,
  accounts: 'accounts changeAccount inviteAccount linkAccount removeAccount',
};
/** The six calls of each kind of block are alike. */
const ofOneBlock = (id: string) => !id.includes('.') || id.startsWith('text.');
const rowOf = (id: string) => {
  const row = Object.entries(ROWS).find(([, ids]) => ids.split(/\s+/).includes(id))?.[0];
  return row ?? (id.includes('.') ? 'editor' : undefined);
};

const NOTHING = { canEdit: false, canPublish: false, hasDashboardOnlineAccess: false, canManageAccounts: false };
const ROLES = {
  looker: NOTHING,
  writer: { ...NOTHING, canEdit: true },
  publisher: { ...NOTHING, canEdit: true, canPublish: true },
  director: { ...NOTHING, hasDashboardOnlineAccess: true },
  manager: { ...NOTHING, canManageAccounts: true },
};
type Role = keyof typeof ROLES;

function isFor(role: Role, { access, method }: Call): boolean {
  const { canEdit, canPublish, hasDashboardOnlineAccess, canManageAccounts } = ROLES[role];
  switch (access) {
    case undefined:
    case 'account':
      return true;
    case 'editor':
      return method === 'GET' || canEdit;
    case 'publish':
      return canEdit && canPublish;
    case 'dashboard':
      return hasDashboardOnlineAccess;
    case 'accounts':
      return canManageAccounts;
    default:
      return access satisfies never;
  }
}

const calls = Object.values(allCalls);
/** Of a thing that is not there: whom the call is for changes nothing. */
const pathOf = (call: Call) => callPath(call, { lang: 'de', id: 2_000_000_000, slug: 'nothing-here', path: 'nothing-here' });

let provider: TestProvider;
const people = {} as Record<Role, Visitor>;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  const { db } = provider.context;
  const [{ id: _, ...like }] = (await db.select().from(editors).where(eq(editors.username, 'redaktion'))) as [
    typeof editors.$inferSelect,
  ];
  for (const role of Object.keys(ROLES) as Role[]) {
    await db.insert(editors).values({ ...like, ...ROLES[role], username: role });
    people[role] = await newEditor(provider.url, role);
  }
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

it('every call has its row, and is for whom the row says', () => {
  expect(calls.map(({ id }) => [id, rowOf(id)])).toEqual(calls.map(({ id, access = 'everybody' }) => [id, access]));
  const named = Object.values(ROWS).flatMap((ids) => ids.split(/\s+/));
  expect(named.filter((id) => !allCalls[id] || named.indexOf(id) !== named.lastIndexOf(id))).toEqual([]);
});

it.each(Object.keys(ROLES) as Role[])('%s is let in by every call that is for them, and by no other', async (role) => {
  const wrong: unknown[] = [];
  for (const call of atLeastOne(calls.filter(({ id, access }) => access && ofOneBlock(id)))) {
    const who = people[role];
    const answer = await (call.method === 'GET'
      ? who.get(pathOf(call))
      : who.send(call.method, pathOf(call), { nonsense: true }));
    const { error } = (await answer.json()) as { error?: string };
    const isRefused = answer.status === 403 && error === 'FORBIDDEN';
    if (answer.status === 401 || isRefused === isFor(role, call)) wrong.push([call.id, answer.status, error]);
  }
  expect(wrong).toEqual([]);
});

it('what is for everybody tells a visitor nothing of an account', async () => {
  const visitor = await newVisitor(provider.url);
  for (const id of atLeastOne(ROWS.everybody.split(/\s+/))) {
    const call = allCalls[id]!;
    if (call.method !== 'GET') continue;
    const text = await (await visitor.get(pathOf(call))).text();
    expect([id, Object.keys(ROLES).filter((role) => text.includes(`"${role}"`))]).toEqual([id, []]);
  }
});
