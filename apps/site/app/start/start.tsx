import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hostContext } from '../host.ts';
import { type StartData, StartView } from './start-view.tsx';
import { systemOfRequest } from './visitor-system.ts';

// Only on the server, which reads the list of downloads once a minute for all visitors.
export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<StartData> => ({
  downloads: await context.get(hostContext).downloads(),
  visitor: systemOfRequest(request.headers),
});

const StartPage = () => <StartView {...useLoaderData<typeof loader>()} />;

export default StartPage;
