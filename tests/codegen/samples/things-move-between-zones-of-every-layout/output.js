function closeGap_1(zone$0S,zone$0,index$1){
  const length$2=zone$0S[zone$0];
  let j$3=index$1;
  for(;j$3<length$2;j$3++)zone$0S[zone$0+j$3]=zone$0S[zone$0+j$3+1];
  zone$0S[zone$0+length$2]=0;
  zone$0S[zone$0]=length$2-1;
}

function rowFirst_0(zone$0S,zone$0){
  const first$1=zone$0S[zone$0+1];
  closeGap_1(zone$0S,zone$0,1);
  return first$1;
}

function placesAdd_2(zone$0S,zone$0,limit$1,element$2,at$3){
  let open$4=-1;
  let i$5=0;
  for(;i$5<limit$1;i$5++){
    const value$6=zone$0S[zone$0+i$5];
    const here$7=value$6-1>>31&open$4;
    zone$0S[zone$0+i$5]=value$6|element$2+1&here$7;
    open$4=open$4&~here$7;
  }
  if(open$4!==0)fail("full",at$3);
}

function placesRemove_3(zone$0S,zone$0,element$1,at$2){
  let open$3=-1;
  let i$4=0;
  for(;i$4<3;i$4++){
    const value$5=zone$0S[zone$0+i$4];
    const here$6=(value$5^element$1+1)-1>>31&open$3;
    zone$0S[zone$0+i$4]=value$5&~here$6;
    open$3=open$3&~here$6;
  }
  if(open$3!==0)fail("absent",at$2);
}

function countsAdd_4(zone$0S,zone$0,kind$1,count$2){
  zone$0S[zone$0]+=count$2;
  zone$0S[zone$0+kind$1+1]+=count$2;
}

function rowAdd_5(zone$0S,zone$0,limit$1,element$2,at$3){
  const length$4=zone$0S[zone$0];
  if(length$4>=limit$1)fail("full",at$3);
  zone$0S[zone$0+length$4+1]=element$2;
  zone$0S[zone$0]=length$4+1;
}

function placesCounted_6(zone$0S,zone$0,to$1S,to$1,first$2){
  let i$3=0;
  for(;i$3<3;i$3++){
    const value$4=zone$0S[zone$0+i$3];
    const one$5=-value$4>>>31;
    zone$0S[zone$0+i$3]=0;
    to$1S[to$1]+=one$5;
    const index$6=value$4-first$2&-one$5;
    to$1S[to$1+index$6]+=one$5;
  }
}

function to_0(S,you$0){
  if(S[19]>0){
    const first$1=rowFirst_0(S,19);
    placesAdd_2(S,16,3,first$1,0);
  }
  placesRemove_3(S,16,0,1);
  countsAdd_4(S,13,0,1);
  let i$2=0;
  for(;i$2<2;i$2++){
    if(S[13]<=0)break;
    const w$3=drawCounts(S,13,0,2,0);
    rowAdd_5(S,19,4,w$3,2);
  }
  placesCounted_6(S,16,S,13,0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
