function to_0(S,you){
  if(S[19]>0){
    const w_0=rowFirst(S,19);
    placesAdd(S,16,3,w_0,0);
  }
  placesRemove(S,16,3,0,1);
  countsAdd(S,13,0-0,1);
  for(let i=2;i>0&&S[13]>0;i--){
    const w_1=drawCounts(S,13,0,2,0);
    rowAdd(S,19,4,w_1,2);
  }
  placesCounted(S,16,3,13,0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
